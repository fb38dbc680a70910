// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { PriceHistoryChart } from './index.ts';

const history = [
  { date: '2026-01-05', price: 18_500 },
  { date: new Date(0), price: 17_950 },
] as const;

export const validUses = (
  <PriceHistoryChart
    ref={createRef<HTMLElement>()}
    label="Price history"
    history={history}
    until={0}
    view="table"
    onViewChange={(view: 'chart' | 'table') => view}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <PriceHistoryChart history={history} />
    {/* @ts-expect-error a price is a number, which the chart formats */}
    <PriceHistoryChart label="Price history" history={[{ date: 0, price: '£18,500' }]} />
    {/* @ts-expect-error use 'chart' or 'table' */}
    <PriceHistoryChart label="Price history" history={history} defaultView="line" />
    {/* @ts-expect-error use `history` */}
    <PriceHistoryChart label="Price history" data={history} />
  </>
);
