'use client';
export { useValuationCheck } from './useValuationCheck.ts';
export type { ValuationCheckStrings } from './strings.ts';
