import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './generated/contract.css.ts';
import { reset } from './layers.css.ts';

const addRule = (selector: string, style: GlobalStyleRule) => globalStyle(selector, { '@layer': { [reset]: style } });

addRule('*, *::before, *::after', { boxSizing: 'border-box' });
addRule('html', {
  background: vars.color.surface,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
addRule('body', { margin: 0 });
// `color` and `font` are inherited as computed values, so an element that changes theme or brand sets them again.
addRule('body, [data-theme], [data-brand]', {
  color: vars.color.ink,
  font: vars.type.body.font,
  letterSpacing: vars.type.body.tracking,
});
addRule('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 });
addRule('h1, h2, h3, h4, h5, h6', { font: 'inherit', letterSpacing: 'inherit' });
// Removes the marker. With `none`, Safari drops the list role.
addRule('ul, ol', { listStyleType: '""' });
addRule('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
addRule('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
// React Aria adds the same rule in a style element, which a strict Content-Security-Policy can block.
addRule('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
addRule('a', { color: 'inherit' });
addRule('img, svg', { display: 'block' });
addRule('img', { maxInlineSize: '100%', blockSize: 'auto' });
addRule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
addRule('::selection', { background: vars.color.accentSoft, color: vars.color.ink });
addRule('[hidden]:not([hidden="until-found"])', { display: 'none' });
// Sets the text direction as a factor, because bundlers rewrite `:dir()` into a list of languages.
addRule('[dir="ltr"]', { vars: { '--fc-direction': '1' } });
addRule('[dir="rtl"]', { vars: { '--fc-direction': '-1' } });

// Adds the spaces inside French quotation marks, which browsers leave out.
addRule('q:lang(fr)', { quotes: '"«\\202f" "\\202f»" "“" "”"' });
