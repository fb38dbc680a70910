import { judgeSample, type Valuation } from '@forecourt/search-core';
import { sampleCars } from './sample-cars.ts';

const PRICE_LABELS = { good: 'Good price', fair: 'Fair price', high: 'High price' };

const adverts = [
  {
    id: 'audi',
    registration: 'RK22 IAV',
    seller: 'Private',
    source: 'Classified listing',
    location: 'Bristol',
    posted: '2 hours ago',
  },
  {
    id: 'mercedes',
    registration: 'LF19 IOB',
    seller: 'Dealer',
    source: 'Dealer’s website',
    location: 'Leeds',
    posted: '5 hours ago',
  },
  {
    id: 'hyundai',
    registration: 'KX69 IDU',
    seller: 'Private',
    source: 'Owners’ marketplace',
    location: 'Derby',
    posted: 'Yesterday',
  },
] as const;

type Advert = (typeof adverts)[number];
type SampleListing = Omit<(typeof sampleCars)[number], 'valuation'> & Advert & { valuation: Valuation };

/**
 * The three sample cars as listings. The rule for sample listings (docs/specification.md, section 5) judges one as
 * good, one as fair and one as bad. Bad is shown as high, as on the rest of the site.
 * @sample Three listings: their sellers, sources, locations, registrations and ages are invented.
 */
export const sampleListings: readonly SampleListing[] = sampleCars.flatMap((car, index) => {
  const advert = adverts[index];
  const valuation = judgeSample(car.price, car.estimate);
  return advert && valuation
    ? [{ ...car, ...advert, valuation: { ...valuation, word: PRICE_LABELS[valuation.verdict] } }]
    : [];
});
