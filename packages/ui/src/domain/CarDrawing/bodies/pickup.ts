import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A double-cab pickup. */
export const pickup: CarShape = {
  ...outlines.pickup,
  spokes: 'five',
  windscreen: 'M 358,123.6 C 340,145 326,161 309,167 L 303,166.4 C 321,158 334,141 348,123.4 Z',
  pillars: [[264, 8]],
  belt: 123.5,
  doors: [
    'M 350,122 C 357,104 357,70 354,33',
    'M 264,124 C 267,96 267,62 264,33',
    'M 168,122 C 165,104 164,90 166,78',
    'M 156,117 L 156,66',
  ],
  handles: [
    [282, 108],
    [186, 108],
  ],
  crease: 'M 8,104 C 110,106 320,108 458,98',
  lowerCrease: 'M 160,62 C 230,58 300,58 358,66',
  head: 'M 487,88 C 477,100 463,105 444,107 C 442,102 444,97 448,95 C 464,94 476,92 487,88 Z',
  tail: 'M 6,84 L 6,114 L 20,114 L 20,84 Z',
  intake: 'M 485,62 C 477,63 468,60 461,54 C 464,48 473,46 483,46 Z',
  mirror: [336, 127],
  isClad: true,
  end: {
    width: 190,
    height: 174,
    cowl: 120,
    bonnet: 104,
    roof: 124,
    tyre: 26,
    face: 'grille',
    back: 'bed',
    deck: 119,
    lamps: 'upright',
  },
};
