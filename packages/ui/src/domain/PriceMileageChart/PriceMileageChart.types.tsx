// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { PriceMileageChart } from './index.ts';

const cars = [{ id: 'x3', name: 'BMW X3', price: 21_000, mileage: 41_200, href: '/cars/x3' }] as const;

export const validUses = (
  <PriceMileageChart
    ref={createRef<HTMLElement>()}
    label="Price and mileage"
    cars={cars}
    car={{ name: 'Audi A4', price: 18_000, mileage: 52_000, registration: 'AB12 CDE' }}
    estimate={19_000}
    range={{ low: 18_000, high: 20_000 }}
    onSelect={(id: string) => id}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <PriceMileageChart cars={cars} />
    {/* @ts-expect-error a similar car needs an id */}
    <PriceMileageChart label="Price and mileage" cars={[{ name: 'BMW X3', price: 21_000, mileage: 41_200 }]} />
    {/* @ts-expect-error a range has `low` and `high` */}
    <PriceMileageChart label="Price and mileage" cars={cars} range={[18_000, 20_000]} />
    {/* @ts-expect-error use `onSelect` or `href` */}
    <PriceMileageChart label="Price and mileage" cars={cars} onPress={(id: string) => id} />
  </>
);
