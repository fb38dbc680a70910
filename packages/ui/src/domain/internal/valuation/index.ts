'use client';

export { enGB as valuationCheckEnGB, useValuationCheck, type ValuationCheckStrings } from './useValuationCheck.ts';
