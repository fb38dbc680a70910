import { outlines } from '../outlines.ts';
import type { CarShape } from '../shape.ts';

/** A two-door convertible with its roof down. */
export const convertible: CarShape = {
  ...outlines.convertible,
  spokes: 'ten',
  pillars: [],
  belt: 98.6,
  doors: ['M 296,98 C 303,82 304,54 300,21', 'M 176,98.5 C 171,82 171,58 174,46 C 175,36 175,28 174,21'],
  handles: [[192, 87]],
  crease: 'M 9,85 C 80,92 200,90 290,86 C 340,83 396,80 424,72',
  lowerCrease: 'M 142,43 C 210,38 270,39 328,50',
  head: 'M 452,66 C 442,74 428,79 406,81 C 404,77 406,74 410,72 C 426,71 440,69 452,66 Z',
  tail: 'M 7,80 C 8,88 10,94 13,98 L 42,97 C 44,92 43,88 40,85 C 28,84 16,82 7,80 Z',
  intake: 'M 448,43 C 441,44 433,41 427,36 C 430,32 438,30 446,30 Z',
  mirror: [284, 101],
  isConvertible: true,
  end: {
    width: 185,
    height: 134,
    cowl: 98,
    bonnet: 76,
    roof: 104,
    tyre: 24,
    face: 'bar',
    back: 'boot',
    deck: 100,
    lamps: 'bar',
  },
};
