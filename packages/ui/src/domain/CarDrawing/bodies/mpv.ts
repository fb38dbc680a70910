import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A people carrier. */
export const mpv: CarShape = {
  ...outlines.mpv,
  spokes: 'five',
  windscreen:
    'M 333,104 C 326,105.6 322,107.6 316,111.4 C 280,135 248,153.6 216,160 L 208,159.4 C 250,150 288,129 324,105.6 Z',
  pillars: [
    [274, 5],
    [196, 7],
    [112, 6],
  ],
  belt: 112,
  doors: [
    'M 290,110 C 297,92 297,58 294,22',
    'M 196,112 C 200,84 200,52 197,22',
    'M 112,116 C 112,100 120,84 130,72 C 136,62 137,42 136,22',
  ],
  handles: [
    [214, 98],
    [126, 101],
  ],
  crease: 'M 8,96 C 100,101 280,98 420,79',
  lowerCrease: 'M 136,46 C 206,42 268,42 326,50',
  head: 'M 452,71 C 442,81 428,86 408,88 C 406,84 408,80 412,78 C 427,77 440,75 452,71 Z',
  tail: 'M 5,94 C 6,108 9,119 13,127 L 28,122 C 29,113 27,104 24,97 C 18,96 11,95 5,94 Z',
  backlight: 'M 13,122 C 20,140 29,152 40,160 L 45,160 C 36,150 28,136 23,122 Z',
  intake: 'M 449,45 C 442,46 434,43 428,38 C 431,34 439,32 447,32 Z',
  mirror: [304, 112],
  end: {
    width: 184,
    height: 169,
    cowl: 103,
    bonnet: 84,
    roof: 122,
    tyre: 21,
    face: 'bar',
    back: 'tailgate',
    deck: 116,
    lamps: 'upright',
  },
};
