'use client';
export { PriceHistoryChart, type PriceHistoryChartProps, type PricePeriod } from './PriceHistoryChart.tsx';
export type { PriceHistoryChartStrings } from './strings.ts';
