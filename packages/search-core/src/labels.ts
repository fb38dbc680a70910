import type { Distance } from './places/distance.ts';

export type DistanceUnit = 'mi' | 'km';

/** The format of amounts and distances. Numbers are not converted from the units of the search service. */
export interface SearchLocale {
  /** The BCP 47 language tag. */
  locale: string;
  /** The ISO 4217 code of the currency. */
  currency: string;
  distanceUnit: DistanceUnit;
}

/** The templates for labels. */
export interface LabelTexts {
  noMileage: string;
  national: string;
}

export const EN_GB: SearchLocale = { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' };

export const EN_GB_LABELS: LabelTexts = {
  noMileage: 'No mileage data',
  national: 'National',
};

/** Fills the `{placeholders}` of a text. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Creates a value on first use, because creating an Intl formatter is expensive. */
export function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

function createMoneyFormat({ locale, currency }: SearchLocale) {
  const format = lazy(() => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }));
  return (amount: number): string => format().format(amount);
}

function createLengthFormat({ locale, distanceUnit }: SearchLocale) {
  const unit = { mi: { unit: 'mile', unitDisplay: 'long' }, km: { unit: 'kilometer' } } as const;
  const format = lazy(
    () => new Intl.NumberFormat(locale, { style: 'unit', maximumFractionDigits: 0, ...unit[distanceUnit] }),
  );
  return (length: number): string => format().format(length);
}

/** Creates the functions that format amounts and distances for one locale. */
export function createLabels(locale: SearchLocale, texts: LabelTexts) {
  const formatLength = createLengthFormat(locale);
  return {
    /** Formats an amount: `£30,000`. */
    formatPrice: createMoneyFormat(locale),

    /** Formats a mileage: `12,000 miles`. If it is unknown, returns the card's text for that. */
    formatMileage: (mileage: number | undefined): string =>
      mileage === undefined ? texts.noMileage : formatLength(mileage),

    /** Formats a search radius: `50 miles` or `National`. */
    formatDistance: (distance: number | 'national'): string =>
      distance === 'national' ? texts.national : formatLength(distance),
  };
}

const formatMiles = /* @__PURE__ */ createLengthFormat(EN_GB);

/** Formats pounds: `£30,000`. */
export const formatPrice = /* @__PURE__ */ createMoneyFormat(EN_GB);

/** Formats miles: `12,000 miles`. If the mileage is unknown, returns the card's text for that. */
export const formatMileage = (miles: number | undefined): string =>
  miles === undefined ? EN_GB_LABELS.noMileage : formatMiles(miles);

/** Formats a search radius in miles: `50 miles` or `National`. */
export const formatDistance = (distance: Distance): string =>
  distance === 'national' ? EN_GB_LABELS.national : formatMiles(distance);
