import type { CarImageStrings } from '../CarImage/index.ts';
import type { PriceLedgerStrings, PriceSumStrings, PriceTagStrings } from '../PriceTag/index.ts';

export interface CarCardStrings {
  showSums: string;
  hideSums: string;
  checkValuation: string;
  /** While the valuation is on its way. */
  checking: string;
  /** The toast of a check that failed. */
  checkFailed: string;
  checkFailedDescription: string;
  favourite: string;
  addToList: string;
  /** The name of a button for a screen reader, since many cards have that button: it begins with what is seen. */
  ofCar: (action: string, car: string) => string;
  /** Where the price is missing. */
  noPrice: string;
  noMileage: string;
  mileage: (miles: string) => string;
  distance: (miles: string, count: number) => string;
  /** Texts of the parts, where they differ from the parts' own. */
  image?: Partial<CarImageStrings> | undefined;
  tag?: Partial<PriceTagStrings> | undefined;
  sum?: Partial<PriceSumStrings> | undefined;
  ledger?: Partial<PriceLedgerStrings> | undefined;
}

export const enGB: CarCardStrings = {
  showSums: 'Show the sums',
  hideSums: 'Hide the sums',
  checkValuation: 'Check Valuation',
  checking: 'Getting valuation...',
  checkFailed: 'Error checking valuation',
  checkFailedDescription: 'Please try again later',
  favourite: 'Favourite',
  addToList: 'Add to list',
  ofCar: (action, car) => `${action}, ${car}`,
  noPrice: 'No price given',
  noMileage: 'No mileage data',
  mileage: (miles) => `${miles} miles`,
  distance: (miles, count) => (Math.round(count) === 1 ? `${miles} mile away` : `${miles} miles away`),
};
