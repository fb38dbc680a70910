// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { CompareTable } from './index.ts';

const cars = [
  { id: 'a4', name: 'Audi A4', price: 18_000 },
  { id: 'x3', name: 'BMW X3', price: 21_000, href: '/cars/x3' },
] as const;
const rows = [
  { id: 'mileage', label: 'Mileage', values: [41_200, null], better: 'lower', format: 'distance' },
] as const;

export const validUses = (
  <CompareTable
    ref={createRef<HTMLDivElement>()}
    label="Comparison of 2 cars"
    cars={cars}
    rows={rows}
    onRemove={(id: string) => id}
    isSameExpanded
    onSameExpandedChange={(isExpanded: boolean) => isExpanded}
    strings={{ add: 'Add another' }}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a table needs a name */}
    <CompareTable cars={cars} rows={rows} />
    {/* @ts-expect-error a price is a number, which the table formats */}
    <CompareTable label="Comparison" cars={[{ id: 'a4', name: 'Audi A4', price: '£18,000' }]} rows={rows} />
    {/* @ts-expect-error use 'lower' or 'higher' */}
    <CompareTable label="Comparison" cars={cars} rows={[{ ...rows[0], better: 'lowest' }]} />
    {/* @ts-expect-error use 'money' */}
    <CompareTable label="Comparison" cars={cars} rows={[{ ...rows[0], format: 'currency' }]} />
    {/* @ts-expect-error use `isSameExpanded` */}
    <CompareTable label="Comparison" cars={cars} rows={rows} open />
  </>
);
