import { useMemo } from 'react';
import { getDistanceOptions, type LocaleSettings } from './formats.ts';

/** `currency`: an amount in the provider's currency. `distance`: a mileage or distance in the provider's unit. */
export const numberFieldFormats = ['number', 'currency', 'distance'] as const;
export type NumberFieldFormat = (typeof numberFieldFormats)[number];

/** Options that write a number with its unit. */
export function getUnitOptions(
  format: NumberFieldFormat,
  { currency, distanceUnit }: LocaleSettings,
): Intl.NumberFormatOptions {
  if (format === 'currency') return { style: 'currency', currency };
  return format === 'distance' ? getDistanceOptions(distanceUnit) : {};
}

/** Whole numbers, unless the app asks for a fraction. */
export function getDigitOptions({
  minimumFractionDigits = 0,
  ...options
}: Intl.NumberFormatOptions = {}): Intl.NumberFormatOptions {
  return { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits, ...options };
}

/** The same object for the same options: React Aria builds another parser for another object. */
export function useStableOptions(options: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  const identity = JSON.stringify(options);
  return useMemo(() => JSON.parse(identity) as Intl.NumberFormatOptions, [identity]);
}

export function useNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const stable = useStableOptions(options);
  return useMemo(() => new Intl.NumberFormat(locale, stable), [locale, stable]);
}
