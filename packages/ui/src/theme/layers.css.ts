import { globalLayer } from '@vanilla-extract/css';

// Declared once, in this order; every rule of the library lives in one of these, so that any rule of an app that is in
// a later layer, or in none, wins over all of them without a fight of specificity.
export const reset = globalLayer('fc.reset');
export const tokens = globalLayer('fc.tokens');
export const components = globalLayer('fc.components');
// Rules of a layer win over those of its sublayers: a domain component restyles a primitive in whatever order the two
// sheets are loaded.
export const primitives = globalLayer({ parent: components }, 'primitives');
export const utilities = globalLayer('fc.utilities');
