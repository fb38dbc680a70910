import type { CarImageStrings } from '../CarImage/index.ts';
import { factsEnGB, type FactsStrings } from '../internal/facts/strings.ts';
import type { PriceLedgerStrings, PriceSumStrings, PriceTagStrings } from '../PriceTag/index.ts';
import type { PluralMessage } from '../../internal/locale/index.ts';
import { offerEnGB, type OfferStrings } from '../internal/offer/strings.ts';
import { valuationCheckEnGB, type ValuationCheckStrings } from '../internal/valuation/strings.ts';

export interface CarCardStrings extends FactsStrings, OfferStrings, ValuationCheckStrings {
  showSums: string;
  hideSums: string;
  checkValuation: string;
  /** Shown while the valuation is being requested. */
  checking: string;
  favourite: string;
  addToList: string;
  /**
   * The accessible name of a button. It names the car, because many cards have the same button. {action}: the button's
   * visible label; {car}: the car's name
   */
  ofCar: string;
  /** Shown if the price is missing. */
  noPrice: string;
  /** Shown on the picture. {count}: the number of photos */
  photos: PluralMessage;
  previousPhoto: string;
  nextPhoto: string;
  /** Announced after a button shows another photo. {place}: the photo's position; {count}: the number of photos */
  photo: string;
  /** Overrides the parts' own strings. */
  image?: Partial<CarImageStrings> | undefined;
  tag?: Partial<PriceTagStrings> | undefined;
  sum?: Partial<PriceSumStrings> | undefined;
  ledger?: Partial<PriceLedgerStrings> | undefined;
}

export const enGB: CarCardStrings = {
  ...factsEnGB,
  ...valuationCheckEnGB,
  ...offerEnGB,
  showSums: 'Show the sums',
  hideSums: 'Hide the sums',
  checkValuation: 'Check Valuation',
  checking: 'Getting valuation...',
  favourite: 'Favourite',
  addToList: 'Add to list',
  ofCar: '{action}, {car}',
  noPrice: 'No price given',
  photos: { one: '{count} photo', other: '{count} photos' },
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photo: 'Photo {place} of {count}',
};
