// Sets print styles for all pages. Some parts hide themselves in their own style sheets.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { site } from './layers.css.ts';

const addPrintRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [site]: { '@media': { print: rule } } } });

// Hides navigation, empty status messages and the skip link.
addPrintRule('nav, [role="status"]:empty, [data-component="SkipLink"]', { display: 'none' });
addPrintRule('main', { minBlockSize: 'auto', paddingBlockStart: 0 });
addPrintRule('h1, h2, h3, summary', { breakAfter: 'avoid' });
addPrintRule('p, li', { orphans: 3, widows: 3 });
addPrintRule('li, tr, figure, dl > div', { breakInside: 'avoid' });
// Prints the answers of closed questions too.
addPrintRule('details::details-content', { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 });
