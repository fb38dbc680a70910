import type { Distance } from './places/distance.ts';

export type DistanceUnit = 'mi' | 'km';

/** How amounts and distances are written. Nothing is converted: numbers are in the units of the search service. */
export interface SearchLocale {
  /** BCP 47 language tag. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  distanceUnit: DistanceUnit;
}

/** Words of labels, as templates. */
export interface LabelTexts {
  noMileage: string;
  national: string;
  /** A range of years: {from} */
  yearsFrom: string;
  /** {to} */
  yearsTo: string;
  /** {from}, {to} */
  yearsBetween: string;
}

export const EN_GB: SearchLocale = { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' };

export const EN_GB_LABELS: LabelTexts = {
  noMileage: 'No mileage data',
  national: 'National',
  yearsFrom: 'From {from}',
  yearsTo: 'To {to}',
  yearsBetween: '{from} to {to}',
};

/** Fills the `{placeholders}` of a text. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Creates the functions that format amounts and distances for one locale. */
export function createLabels({ locale, currency, distanceUnit }: SearchLocale, texts: LabelTexts) {
  // Created on first use: many pages format nothing.
  let money: Intl.NumberFormat | undefined;
  let length: Intl.NumberFormat | undefined;
  const formatLength = (value: number): string => {
    length ??= new Intl.NumberFormat(locale, {
      style: 'unit',
      maximumFractionDigits: 0,
      ...(distanceUnit === 'mi' ? { unit: 'mile', unitDisplay: 'long' } : { unit: 'kilometer', unitDisplay: 'short' }),
    });
    return length.format(value);
  };
  return {
    /** Formats an amount: `£30,000`. */
    formatPrice: (amount: number): string => {
      money ??= new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      return money.format(amount);
    },

    /** Formats a mileage: `12,000 miles`, or a card's text if it is unknown. */
    formatMileage: (mileage: number | undefined): string =>
      mileage === undefined ? texts.noMileage : formatLength(mileage),

    /** Formats a search radius: `50 miles` or `National`. */
    formatDistance: (distance: number | 'national'): string =>
      distance === 'national' ? texts.national : formatLength(distance),

    /** Formats a range of years: `From 2018`, `To 2021`, `2018 to 2021`, `2020`, or nothing without a bound. */
    formatYears: (from: number | undefined, to: number | undefined): string => {
      if (from === undefined) return to === undefined ? '' : fillText(texts.yearsTo, { to });
      if (to === undefined) return fillText(texts.yearsFrom, { from });
      return from === to ? String(from) : fillText(texts.yearsBetween, { from, to });
    },
  };
}

let british: ReturnType<typeof createLabels> | undefined;
const getBritish = () => (british ??= createLabels(EN_GB, EN_GB_LABELS));

/** Formats pounds: `£30,000`. */
export const formatPrice = (pounds: number): string => getBritish().formatPrice(pounds);

/** Formats miles: `12,000 miles`, or a card's text if the mileage is unknown. */
export const formatMileage = (miles: number | undefined): string => getBritish().formatMileage(miles);

/** Formats a search radius in miles: `50 miles` or `National`. */
export const formatDistance = (distance: Distance): string => getBritish().formatDistance(distance);

/** Formats a range of years in English: `From 2018`, `To 2021`, `2018 to 2021`, `2020`, or nothing without a bound. */
export const formatYears = (from: number | undefined, to: number | undefined): string =>
  getBritish().formatYears(from, to);
