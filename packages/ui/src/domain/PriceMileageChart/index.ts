'use client';
export type { ChartView } from '../internal/chart/index.ts';
export { type ChartCar, PriceMileageChart, type PriceMileageChartProps, type ThisCar } from './PriceMileageChart.tsx';
export type { PriceMileageChartStrings } from './strings.ts';
