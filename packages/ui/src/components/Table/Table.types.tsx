// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Table } from './index.ts';

const columns = [
  { id: 'car', label: 'Car' },
  { id: 'price', label: 'Price', align: 'end' },
] as const;

export const validUses = (
  <Table
    ref={createRef<HTMLDivElement>()}
    caption="Stock"
    columns={columns}
    rows={[{ id: 'v60', cells: { car: 'Volvo V60', price: undefined }, href: '/cars/v60' }]}
    sortDescriptor={{ column: 'price', direction: 'ascending' }}
    onSortChange={undefined}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a table needs a caption */}
    <Table columns={columns} rows={[]} />
    {/* @ts-expect-error a cell is missing */}
    <Table caption="Stock" columns={columns} rows={[{ id: 'v60', cells: { car: 'Volvo V60' } }]} />
    {/* @ts-expect-error there is no such column */}
    <Table caption="Stock" columns={columns} rows={[{ id: 'v60', cells: { car: 'V60', price: 1, year: 2020 } }]} />
    {/* @ts-expect-error `align` is 'start', 'center' or 'end' */}
    <Table caption="Stock" columns={[{ id: 'car', label: 'Car', align: 'right' }]} rows={[]} />
  </>
);
