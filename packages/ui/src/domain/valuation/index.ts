'use client';

export { useValuationCheck, type ValuationFailure } from './useValuationCheck.ts';
