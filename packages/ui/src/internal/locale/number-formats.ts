import { useMemo } from 'react';
import { getDistanceOptions, type LocaleSettings } from './formats.ts';

/** `currency`: an amount in the provider's currency. `distance`: a mileage or distance in the provider's unit. */
export const numberFieldFormats = ['number', 'currency', 'distance'] as const;
export type NumberFieldFormat = (typeof numberFieldFormats)[number];

export function getUnitOptions(
  format: NumberFieldFormat,
  { currency, distanceUnit }: LocaleSettings,
): Intl.NumberFormatOptions {
  if (format === 'currency') return { style: 'currency', currency };
  return format === 'distance' ? getDistanceOptions(distanceUnit) : {};
}

/** Returns options for whole numbers, unless the app asks for fractions. */
export function getDigitOptions({
  minimumFractionDigits = 0,
  ...options
}: Intl.NumberFormatOptions = {}): Intl.NumberFormatOptions {
  return { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits, ...options };
}

/** Returns the same object for the same options, because React Aria creates a new parser for each new object. */
export function useStableOptions(options: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  const identity = JSON.stringify(options);
  return useMemo(() => JSON.parse(identity) as Intl.NumberFormatOptions, [identity]);
}

export function useNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const stableOptions = useStableOptions(options);
  return useMemo(() => new Intl.NumberFormat(locale, stableOptions), [locale, stableOptions]);
}
