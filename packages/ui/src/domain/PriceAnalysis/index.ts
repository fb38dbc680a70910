'use client';

export type { FutureValue } from './FutureValueChart.tsx';
export { PriceAnalysis, type PriceAnalysisProps } from './PriceAnalysis.tsx';
export type { PriceAnalysisStrings } from './strings.ts';
