import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A four-door saloon. */
export const saloon: CarShape = {
  ...outlines.saloon,
  spokes: 'multi',
  windscreen: 'M 331,105.6 C 301,123 277,136.6 252,141 L 246,140 C 274,133.5 297,119.5 320,105.4 Z',
  pillars: [
    [222, 7],
    [137, 4],
  ],
  belt: 107.5,
  doors: [
    'M 316,105 C 323,88 323,56 320,22',
    'M 222,107 C 226,80 226,50 223,22',
    'M 132,110 C 131,94 138,80 147,69 C 153,60 153,40 152,22',
  ],
  handles: [
    [240, 94],
    [152, 96.5],
  ],
  crease: 'M 8,92 C 110,98 290,97 440,79',
  lowerCrease: 'M 150,45 C 226,41 294,41 352,50',
  head: 'M 471,70 C 461,79 447,83 426,85 C 424,81 426,78 430,76 C 446,75 459,73 471,70 Z',
  tail: 'M 5,84 C 6,93 8,99 11,103 L 40,101 C 42,96 41,91 38,87 C 26,86 14,85 5,84 Z',
  backlight: 'M 72,110 C 94,123 116,134.4 138,140 L 144,138.4 C 124,132 106,122 90,111 Z',
  intake: 'M 468,45 C 461,46 453,43 447,38 C 450,34 458,32 466,32 Z',
  mirror: [304, 108],
  end: {
    width: 183,
    height: 148,
    cowl: 102,
    bonnet: 83,
    roof: 108,
    tyre: 22,
    face: 'grille',
    back: 'boot',
    deck: 106,
    lamps: 'corner',
  },
};
