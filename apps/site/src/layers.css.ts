import { globalLayer } from '@vanilla-extract/css';

/** The site's own rules. The sheet that declares it comes after the design system's, so its layer is the later one. */
export const site = globalLayer('site');
