// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { CarCard } from './index.ts';

const car = { make: 'BMW', model: 'X3' };

export const validUses = (
  <>
    <CarCard ref={createRef<HTMLElement>()} car={car} data-testid="card" />
    <CarCard car={{ ...car, paint: 'silver', body: 'suv' }} onCheckValuation={async () => {}} isFavourite />
    <CarCard car={car} strings={{ tag: { good: 'Guter Preis' } }} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a monthly payment needs its representative example */}
    <CarCard car={car} finance={{ perMonth: 249 }} />
    {/* @ts-expect-error `headingLevel` is 2 or higher */}
    <CarCard car={car} headingLevel={1} />
    {/* @ts-expect-error the handler must return a promise */}
    <CarCard car={car} onCheckValuation={() => undefined} />
    {/* @ts-expect-error the price is a number, formatted by the card */}
    <CarCard car={{ ...car, price: '£24,995' }} />
    {/* @ts-expect-error children are not accepted */}
    <CarCard car={car}>Sold</CarCard>
  </>
);
