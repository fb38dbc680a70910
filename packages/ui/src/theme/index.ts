import './reset.css.ts';
import './tokens.css.ts';

export { vars } from './generated/contract.css.ts';
export { type Brand, brands, type Theme, themes } from './generated/names.ts';
export { focusRing, media, scrollbarWidth, visuallyHidden } from './style.ts';
