import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

export const suv: CarShape = {
  ...outlines.suv,
  spokes: 'five',
  rails: 'M 84,171 C 126,174.6 180,175 224,171',
  windscreen: 'M 315,125.6 C 286,147 262,161.6 238,166 L 231,165 C 258,158 283,140 304,124.8 Z',
  pillars: [
    [212, 8],
    [124, 7],
  ],
  belt: 125,
  doors: [
    'M 302,124 C 309,104 309,68 306,30',
    'M 212,126 C 216,96 216,60 213,30',
    'M 124,126 C 124,110 132,96 141,84 C 147,74 148,50 147,30',
  ],
  handles: [
    [230, 111],
    [142, 112.5],
  ],
  crease: 'M 9,104 C 110,110 290,110 440,96',
  lowerCrease: 'M 148,57 C 220,53 284,53 338,62',
  head: 'M 468,90 C 458,100 444,104 424,105.5 C 422,101 424,97 428,95 C 444,94 457,93 468,90 Z',
  tail: 'M 6,98 C 7,109 9,116 13,122 L 42,119 C 44,112 43,106 40,101 C 28,100 15,99 6,98 Z',
  backlight: 'M 15,125 C 22,140 31,153 41,161 L 47,161 C 38,151 29,138 24,125 Z',
  intake: 'M 467,58 C 459,59 450,56 443,50 C 446,45 455,43 465,43 Z',
  mirror: [290, 128],
  isClad: true,
  end: {
    width: 191,
    height: 175,
    cowl: 121,
    bonnet: 102,
    roof: 122,
    tyre: 25,
    face: 'grille',
    back: 'tailgate',
    deck: 122,
    lamps: 'corner',
  },
};
