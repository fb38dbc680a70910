// What is the same of every page on paper. What a part of its own does not need there says so beside its other styles.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { site } from './layers.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [site]: { '@media': { print: rule } } } });

// What leads elsewhere, and what waits for a finger.
printed('nav, [role="status"]:empty, [data-component="SkipLink"]', { display: 'none' });
printed('main', { minBlockSize: 'auto', paddingBlockStart: 0 });
printed('h1, h2, h3, summary', { breakAfter: 'avoid' });
printed('p, li', { orphans: 3, widows: 3 });
printed('li, tr, figure, dl > div', { breakInside: 'avoid' });
// A closed answer is an answer.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto', opacity: 1 });
