import { globalLayer } from '@vanilla-extract/css';

/** The site's own layer. Declared after the design system's layers, so it wins. */
export const site = globalLayer('site');
