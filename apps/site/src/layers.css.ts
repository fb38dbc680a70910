import { globalLayer } from '@vanilla-extract/css';

/** The site's own layer. It is declared after the design system's layers, so its styles override theirs. */
export const site = globalLayer('site');
