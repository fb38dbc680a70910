import './reset.css.ts';
import './tokens.css.ts';

export { vars } from './contract.css.ts';
export { type Brand, brands, type Theme, themes } from './names.ts';
export { focusRing, media, scrollbarWidth, visuallyHidden } from './style.ts';
