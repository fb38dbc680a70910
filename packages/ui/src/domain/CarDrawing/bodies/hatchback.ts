import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A five-door hatchback. */
export const hatchback: CarShape = {
  ...outlines.hatchback,
  spokes: 'five',
  windscreen:
    'M 313,103 C 297,108 282,115 266,124.5 C 252,133 238,140 226,143.5 L 219,143 C 236,138 252,130 262,124 C 278,115 292,108 303,103.4 Z',
  pillars: [
    [180, 7],
    [104, 4],
  ],
  belt: 105,
  doors: [
    'M 300,104 C 306,88 306,58 303,23',
    'M 178,106 C 181,80 181,50 178,23',
    'M 100,107 C 101,92 108,78 117,67 C 122,58 122,40 121,23',
  ],
  handles: [
    [198, 93],
    [116, 95],
  ],
  crease: 'M 8,88 C 80,93 240,94 392,80',
  lowerCrease: 'M 120,47 C 190,43 250,43 306,50',
  head: 'M 429,70 C 420,79 405,83 386,84.5 C 384,81 386,77 390,75.5 C 404,75 418,73 429,70 Z',
  tail: 'M 4,80 C 5,90 7,96 10,101 L 30,98 C 32,92 31,87 29,83 C 20,82 12,81 4,80 Z',
  backlight: 'M 13,104 C 22,117 36,130 53,139.6 L 62,139.6 C 46,130 33,117 25,104 Z',
  intake: 'M 426,44 C 420,45 412,43 406,38 C 408,34 416,32 424,32 Z',
  mirror: [292, 107],
  end: {
    width: 179,
    height: 151,
    cowl: 101,
    bonnet: 82,
    roof: 112,
    tyre: 21,
    face: 'bar',
    back: 'tailgate',
    deck: 103,
    lamps: 'corner',
  },
};
