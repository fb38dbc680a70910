import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

export const estate: CarShape = {
  ...outlines.estate,
  spokes: 'five',
  rails: 'M 84,148.6 C 130,152 190,152 236,148',
  windscreen: 'M 333,106.4 C 303,124.5 279,139 254,143.5 L 247,142.5 C 276,136 299,120.5 322,106.2 Z',
  pillars: [
    [224, 7],
    [132, 6],
  ],
  belt: 108,
  doors: [
    'M 318,106 C 325,88 325,56 322,22',
    'M 224,108 C 228,80 228,50 225,22',
    'M 132,110 C 131,94 138,80 147,69 C 153,60 153,40 152,22',
  ],
  handles: [
    [242, 95],
    [152, 97],
  ],
  crease: 'M 8,93 C 110,98 292,98 443,80',
  lowerCrease: 'M 150,45 C 226,41 294,41 354,50',
  head: 'M 473,71 C 463,80 449,84 428,86 C 426,82 428,79 432,77 C 448,76 461,74 473,71 Z',
  tail: 'M 5,86 C 6,96 8,102 12,107 L 38,105 C 40,99 39,93 36,89 C 25,88 14,87 5,86 Z',
  backlight: 'M 14,109 C 22,123 30,134 40,141 L 45,141 C 36,132 28,120 23,109 Z',
  intake: 'M 471,46 C 464,47 456,44 450,39 C 453,35 461,33 469,33 Z',
  mirror: [306, 109],
  end: {
    width: 184,
    height: 152,
    cowl: 103,
    bonnet: 84,
    roof: 114,
    tyre: 22,
    face: 'grille',
    back: 'tailgate',
    deck: 107,
    lamps: 'corner',
  },
};
