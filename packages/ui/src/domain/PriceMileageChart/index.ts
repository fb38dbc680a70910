'use client';
export type { ChartView } from '../internal/chart/index.ts';
export type { ChartCar, ThisCar } from './cars.ts';
export { PriceMileageChart, type PriceMileageChartProps } from './PriceMileageChart.tsx';
export type { PriceMileageChartStrings } from './strings.ts';
