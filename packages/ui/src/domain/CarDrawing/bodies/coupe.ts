import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A two-door coupé. */
export const coupe: CarShape = {
  ...outlines.coupe,
  spokes: 'ten',
  windscreen: 'M 319,99 C 290,113.6 263,128 236,133.6 L 230,132.8 C 258,126 284,112 308,99.4 Z',
  pillars: [[172, 6]],
  belt: 102.5,
  doors: ['M 304,101 C 313,84 314,54 310,20', 'M 172,104 C 168,84 168,58 172,44 C 173,34 173,28 172,20'],
  handles: [[190, 90]],
  crease: 'M 10,88 C 70,97 180,92 290,86 C 346,82 400,78 434,70',
  lowerCrease: 'M 146,42 C 216,36 284,38 336,50',
  head: 'M 462,64 C 452,72 438,77 416,79 C 414,75 416,72 420,70 C 436,69 450,67 462,64 Z',
  tail: 'M 7,82 C 8,91 10,97 14,101 L 44,98 C 46,94 44,90 41,87 C 29,86 16,84 7,82 Z',
  backlight: 'M 40,108.5 C 70,118 98,130.5 132,134.5 L 128,131 C 106,126.5 84,117.5 66,109 Z',
  intake: 'M 460,41 C 452,42 443,39 436,33 C 440,29 449,27 458,28 Z',
  mirror: [292, 104],
  end: {
    width: 187,
    height: 141,
    cowl: 96,
    bonnet: 75,
    roof: 98,
    tyre: 25,
    face: 'bar',
    back: 'boot',
    deck: 104,
    lamps: 'bar',
  },
};
