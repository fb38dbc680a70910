import { fillMessage, type MessageValues, type PluralMessage } from './messages.ts';

export type DistanceUnit = 'mi' | 'km';

/** The settings for numbers, amounts and distances. */
export interface LocaleSettings {
  /** The BCP 47 language tag, such as 'fr-FR'. */
  readonly locale: string;
  /** The ISO 4217 code, such as 'EUR'. Amounts are in this currency, and are not converted. */
  readonly currency: string;
  /** The unit in which mileages and distances are shown. */
  readonly distanceUnit: DistanceUnit;
  /** The unit of mileages and distances in the data. */
  readonly dataDistanceUnit: DistanceUnit;
}

/** Formats values for readers of one locale. */
export interface Formats extends LocaleSettings {
  /** Formats whole units of the currency: '£26,850'. */
  formatMoney: (amount: number) => string;
  /** Formats whole units, and the minor unit if the amount has one: '£1,920', '£7.99'. */
  formatExactMoney: (amount: number) => string;
  /** Formats an amount briefly: in whole units below a million, and as '£8.35m' from a million up. */
  formatShortMoney: (amount: number) => string;
  /** Formats a whole number: '12,000'. */
  formatNumber: (value: number) => string;
  /** Formats a year in the locale's digits, without grouping: '2019'. */
  formatYear: (year: number) => string;
  /**
   * Formats percentage points without a sign, to a tenth: '8.6%'. Truncates, so that 14.96 is not shown as 15, which
   * may be the limit of a rule.
   */
  formatPercent: (percent: number) => string;
  /** Converts a mileage or distance from `dataDistanceUnit` to `distanceUnit`. Not rounded. */
  convertDistance: (distance: number) => number;
  /** Formats a mileage or distance, converted to `distanceUnit` and rounded: '41,200 miles', '66 306 km'. */
  formatDistance: (distance: number) => string;
  /** Formats a calendar day in UTC: '4 March 2026'. */
  formatDate: (date: Date | number | string) => string;
  /** Formats a list without a conjunction: 'a, b, c'. */
  formatList: (items: Iterable<string>) => string;
  /** Selects the wording for `count` and fills `{count}` (formatted) and the other placeholders. */
  formatPlural: (message: PluralMessage, count: number, values?: MessageValues) => string;
}

/** Used without a `KitProvider`. */
export const DEFAULT_LOCALE_SETTINGS: LocaleSettings = {
  locale: 'en-GB',
  currency: 'GBP',
  distanceUnit: 'mi',
  dataDistanceUnit: 'mi',
};

const KILOMETRES_PER_MILE = 1.609344;

/** Creates a value on first use and keeps it, because Intl formatters are slow to create. */
function memoize<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

function getConversionFactor(from: DistanceUnit, to: DistanceUnit): number {
  if (from === to) return 1;
  return to === 'km' ? KILOMETRES_PER_MILE : 1 / KILOMETRES_PER_MILE;
}

/** Returns the format of a distance: 'miles', because 'mi' is rare in Britain, or 'km'. */
export const getDistanceOptions = (distanceUnit: DistanceUnit): Intl.NumberFormatOptions =>
  distanceUnit === 'mi'
    ? { style: 'unit', unit: 'mile', unitDisplay: 'long' }
    : { style: 'unit', unit: 'kilometer', unitDisplay: 'short' };

function createFormats(settings: LocaleSettings): Formats {
  const { locale, currency, distanceUnit } = settings;
  const factor = getConversionFactor(settings.dataDistanceUnit, distanceUnit);
  const convertDistance = (value: number) => value * factor;
  const money = { style: 'currency', currency } as const;
  const getWholeMoneyFormat = memoize(() => new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 }));
  const getExactMoneyFormat = memoize(
    () =>
      new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions),
  );
  const getCompactMoneyFormat = memoize(
    () => new Intl.NumberFormat(locale, { ...money, notation: 'compact', maximumSignificantDigits: 3 }),
  );
  const getWholeNumberFormat = memoize(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const getYearFormat = memoize(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false }));
  const getPercentFormat = memoize(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'percent',
        maximumFractionDigits: 1,
        roundingMode: 'trunc',
      } as Intl.NumberFormatOptions),
  );
  const getDistanceFormat = memoize(
    () =>
      new Intl.NumberFormat(locale, {
        ...getDistanceOptions(distanceUnit),
        maximumFractionDigits: 0,
      }),
  );
  const getDateFormat = memoize(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const getListFormat = memoize(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
  const getPluralRules = memoize(() => new Intl.PluralRules(locale));
  return {
    ...settings,
    convertDistance,
    formatMoney: (amount) => getWholeMoneyFormat().format(amount),
    formatExactMoney: (amount) => getExactMoneyFormat().format(amount),
    formatShortMoney: (amount) => (amount < 1e6 ? getWholeMoneyFormat() : getCompactMoneyFormat()).format(amount),
    formatNumber: (value) => getWholeNumberFormat().format(value),
    formatYear: (value) => getYearFormat().format(value),
    formatPercent: (value) => getPercentFormat().format(Math.abs(value)),
    formatDistance: (value) => getDistanceFormat().format(convertDistance(value)),
    formatDate: (date) => getDateFormat().format(new Date(date)),
    formatList: (items) => getListFormat().format(items),
    formatPlural: (message, count, values) =>
      fillMessage(message[getPluralRules().select(count)] ?? message.other, {
        count: getWholeNumberFormat().format(count),
        ...values,
      }),
  };
}

const formatsBySettings = new Map<string, Formats>();

/** Returns the same object for the same settings. */
export function getFormats(settings: LocaleSettings): Formats {
  const { locale, currency, distanceUnit, dataDistanceUnit } = settings;
  const key = [locale, currency, distanceUnit, dataDistanceUnit].join(' ');
  const cachedFormats = formatsBySettings.get(key);
  if (cachedFormats) return cachedFormats;
  const formats = createFormats(settings);
  formatsBySettings.set(key, formats);
  return formats;
}
