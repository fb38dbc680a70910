// The print styles of all pages. Some parts hide themselves in their own style sheets.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { site } from './layers.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [site]: { '@media': { print: rule } } } });

// Hides navigation, empty status messages and the skip link.
printed('nav, [role="status"]:empty, [data-component="SkipLink"]', { display: 'none' });
printed('main', { minBlockSize: 'auto', paddingBlockStart: 0 });
printed('h1, h2, h3, summary', { breakAfter: 'avoid' });
printed('p, li', { orphans: 3, widows: 3 });
printed('li, tr, figure, dl > div', { breakInside: 'avoid' });
// Prints closed answers too.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 });
