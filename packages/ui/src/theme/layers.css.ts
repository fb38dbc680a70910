import { globalLayer } from '@vanilla-extract/css';

// The layers are declared once, in this order. Every rule of the kit is in one of them, so that an app's rules in a
// later layer, or in none, take precedence.
export const reset = globalLayer('fc.reset');
export const tokens = globalLayer('fc.tokens');
export const components = globalLayer('fc.components');
// A layer's own rules override those of its sublayers, so a domain component can restyle a primitive regardless of the
// order of the style sheets.
export const primitives = globalLayer({ parent: components }, 'primitives');
export const utilities = globalLayer('fc.utilities');
