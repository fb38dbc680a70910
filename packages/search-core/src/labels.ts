/** Miles or kilometres. */
export type DistanceUnit = 'mi' | 'km';

/** The format of amounts and distances. Numbers are not converted from the units of the search service. */
export interface SearchLocale {
  /** The BCP 47 language tag. */
  locale: string;
  /** The ISO 4217 code of the currency. */
  currency: string;
  distanceUnit: DistanceUnit;
}

/** The labels for values without a number. */
export interface LabelTexts {
  noMileage: string;
  national: string;
}

export const EN_GB: SearchLocale = { locale: 'en-GB', currency: 'GBP', distanceUnit: 'mi' };

export const EN_GB_LABELS: LabelTexts = {
  noMileage: 'No mileage data',
  national: 'National',
};

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Defers creating a value to its first use, and keeps it, because creating an Intl formatter is expensive. */
export function memoize<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

export function createLabels({ locale, currency, distanceUnit }: SearchLocale, texts: LabelTexts) {
  const createFormat = (options: Intl.NumberFormatOptions) =>
    memoize(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...options }));
  const getMoneyFormat = createFormat({ style: 'currency', currency });
  const unit = { mi: { unit: 'mile', unitDisplay: 'long' }, km: { unit: 'kilometer' } } as const;
  const getLengthFormat = createFormat({ style: 'unit', ...unit[distanceUnit] });
  return {
    /** Formats an amount: `£30,000`. */
    formatPrice: (amount: number): string => getMoneyFormat().format(amount),

    /** Formats a mileage: `12,000 miles`. Returns `noMileage` if it is unknown. */
    formatMileage: (mileage: number | undefined): string =>
      mileage === undefined ? texts.noMileage : getLengthFormat().format(mileage),

    /** Formats a search radius: `50 miles` or `National`. */
    formatDistance: (distance: number | 'national'): string =>
      distance === 'national' ? texts.national : getLengthFormat().format(distance),
  };
}

const britishLabels = /* @__PURE__ */ createLabels(EN_GB, EN_GB_LABELS);

/** Formats pounds: `£30,000`. */
export const formatPrice = britishLabels.formatPrice;
/** Formats miles: `12,000 miles`. Returns `No mileage data` if the mileage is unknown. */
export const formatMileage = britishLabels.formatMileage;
/** Formats a search radius in miles: `50 miles` or `National`. */
export const formatDistance = britishLabels.formatDistance;
