import type { CarImageStrings } from '../CarImage/index.ts';
import { factsEnGB, type FactsStrings } from '../internal/facts/index.ts';
import type { PriceLedgerStrings, PriceSumStrings, PriceTagStrings } from '../PriceTag/index.ts';
import { valuationCheckEnGB, type ValuationCheckStrings } from '../internal/valuation/index.ts';

export interface CarCardStrings extends FactsStrings, ValuationCheckStrings {
  showSums: string;
  hideSums: string;
  checkValuation: string;
  /** While the valuation is on its way. */
  checking: string;
  favourite: string;
  addToList: string;
  /** The name of a button for a screen reader, since many cards have that button: it begins with what is seen. */
  ofCar: (action: string, car: string) => string;
  /** Where the price is missing. */
  noPrice: string;
  /** Texts of the parts, where they differ from the parts' own. */
  image?: Partial<CarImageStrings> | undefined;
  tag?: Partial<PriceTagStrings> | undefined;
  sum?: Partial<PriceSumStrings> | undefined;
  ledger?: Partial<PriceLedgerStrings> | undefined;
}

export const enGB: CarCardStrings = {
  ...factsEnGB,
  ...valuationCheckEnGB,
  showSums: 'Show the sums',
  hideSums: 'Hide the sums',
  checkValuation: 'Check Valuation',
  checking: 'Getting valuation...',
  favourite: 'Favourite',
  addToList: 'Add to list',
  ofCar: (action, car) => `${action}, ${car}`,
  noPrice: 'No price given',
};
