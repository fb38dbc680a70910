import type { StyleRule } from '@vanilla-extract/css';
import { site } from './layers.css.ts';

/** Puts a rule into the site's layer, which comes after every layer of the design system. */
export const sited = (rule: StyleRule): StyleRule => ({ '@layer': { [site]: rule } });
