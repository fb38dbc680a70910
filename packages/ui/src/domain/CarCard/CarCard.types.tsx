// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { CarCard } from './index.ts';

const car = { make: 'BMW', model: 'X3' };

export const accepted = (
  <>
    <CarCard ref={createRef<HTMLElement>()} car={car} data-testid="card" />
    <CarCard car={{ ...car, paint: 'silver', body: 'suv' }} onCheckValuation={async () => {}} isFavourite />
    <CarCard car={car} strings={{ tag: { good: 'Guter Preis' } }} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a monthly payment needs its representative example */}
    <CarCard car={car} finance={{ perMonth: 249 }} />
    {/* @ts-expect-error a card stands below a heading of its page */}
    <CarCard car={car} headingLevel={1} />
    {/* @ts-expect-error nobody could tell when the valuation is over */}
    <CarCard car={car} onCheckValuation={() => undefined} />
    {/* @ts-expect-error a price is a number: the card writes it */}
    <CarCard car={{ ...car, price: '£24,995' }} />
    {/* @ts-expect-error its anatomy is fixed */}
    <CarCard car={car}>Sold</CarCard>
  </>
);
