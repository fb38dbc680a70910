import type { CarCardCar, CarPicture } from '../CarCard/index.ts';
import type { FutureValue } from '../PriceAnalysis/index.ts';

/** A conclusion about a car, and the reason for it. */
export interface CarRemark {
  /** The subject of the remark: 'London ULEZ'. */
  heading: string;
  /** The conclusion in a word or two: 'Likely OK'. */
  word: string;
  /** The reason, in a sentence or two. */
  text: string;
}

/** The data of a car in the dialog, which extends that of its card. */
export interface CarDetail extends CarCardCar {
  /**
   * Identifies the car. If it changes while the dialog is open, the dialog scrolls to its start and announces the car.
   */
  id?: string | undefined;
  /** The fuel, as shown: 'Petrol'. */
  fuel?: string | undefined;
  /** The gearbox, as shown: 'Automatic'. */
  gearbox?: string | undefined;
  /** The body type, as shown: 'Estate'. */
  bodyType?: string | undefined;
  /** The colour, as shown: 'Grey'. */
  color?: string | undefined;
  doors?: number | undefined;
  seats?: number | undefined;
  /** The seller's description as plain text. Line breaks are kept, and long descriptions are collapsed. */
  description?: string | undefined;
  /** The seller, as shown: 'Private seller'. */
  seller?: string | undefined;
  /** URL of the listing. */
  link?: string | undefined;
  futureValue?: FutureValue | undefined;
  /** Why there is no verdict, in a sentence. Shown below the price if there is no `valuation`. */
  noVerdictReason?: string | undefined;
  /** Shown after the price, each under its own heading. */
  remarks?: readonly CarRemark[] | undefined;
  /**
   * The specification, for users who may see it. Empty values are left out. Do not pass data that the user may not see,
   * because a blur does not remove it from the page.
   */
  specification?: Readonly<Record<string, string>> | undefined;
}

export const getCarName = ({ make, model }: CarDetail) => `${make} ${model}`.trim();

export function getPictures({ pictures = [], image, imageSrcSet, imageSizes }: CarDetail): readonly CarPicture[] {
  return pictures.length > 0 || !image ? pictures : [{ src: image, srcSet: imageSrcSet, sizes: imageSizes }];
}

/** A made-up car that gives the skeleton its shape. It is never visible or announced. */
export const placeholderCar: CarDetail = {
  make: '0000000',
  model: '00000',
  derivative: '0000000 00000000 0000',
  year: 2020,
  mileage: 40_000,
  distance: 10,
  price: 20_000,
  fuel: '00000000',
  gearbox: '000000000',
  bodyType: '000000',
  color: '00000',
  doors: 5,
  seats: 5,
  seller: '0000000',
  link: '#',
  valuation: {
    verdict: 'good',
    price: 20_000,
    estimate: 22_000,
    rule: {
      text: '00 0000000 00000 0000 0000 00000 00000 000 0000000 00000 00 00 00000',
      bands: { good: 0, high: 15 },
    },
  },
  range: { low: 21_000, high: 23_000 },
  futureValue: { oneYear: 19_000, threeYears: 15_000, fiveYears: 11_000 },
};
