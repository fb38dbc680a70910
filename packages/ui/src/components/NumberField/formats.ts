import { getDistanceOptions, type LocaleSettings } from '../../internal/locale/index.ts';

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

/** The smallest difference that is shown: 1, or 0.01 for pence and for whole percentages. */
export function getDefaultStep({ style, maximumFractionDigits = 0 }: Intl.NumberFormatOptions): number {
  return 10 ** -(maximumFractionDigits + (style === 'percent' ? 2 : 0));
}

/** Splits a number with its unit: whether the unit is before the number depends on the language. */
export function getAffix(parts: readonly Intl.NumberFormatPart[]): { prefix?: string; suffix?: string } {
  const place = parts.findIndex(({ type }) => type === 'currency' || type === 'unit');
  const unit = parts[place]?.value;
  if (unit === undefined) return {};
  return place < parts.findIndex(({ type }) => type === 'integer') ? { prefix: unit } : { suffix: unit };
}
