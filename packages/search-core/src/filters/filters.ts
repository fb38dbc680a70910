import { createLabels, EN_GB, fillText, memoize, type SearchLocale } from '../labels.ts';
import { DISTANCES } from '../places/distance.ts';
import { MAX_POUNDS } from '../prices/pounds.ts';
import { EN_GB_TEXTS, type SearchTexts } from '../texts.ts';
import {
  createDistanceKind,
  type FilterKind,
  flagKind,
  createNumberKind,
  postcodeKind,
  sellerKind,
  createTextKind,
} from './kinds.ts';
import type { AiKey, FilterKey } from './filter-values.ts';
import { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from './vocabulary.ts';

export type { AiKey, FilterKey, Filters } from './filter-values.ts';

/** The subject of a filter. The two ends of a range have the same subject. */
export type FilterGroup = 'vehicle' | 'place' | 'price' | 'year' | 'mileage' | 'specification' | 'history' | 'seller';

/** A filter, with all that its projections need: results URL, tags, form, assistant's answer and listings URL. */
export interface FilterRow<Key extends string = FilterKey> {
  /** The filter's key in the results URL and in `Filters`. */
  key: Key;
  /** The filter's name in the assistant's answer. If absent, the assistant cannot set it. */
  aiKey?: AiKey;
  /** The filter's parameter in the listings URL. */
  param: string;
  /** The filter's name for users: in the form, notices, relaxations and the accessible names of tags. */
  title: string;
  group: FilterGroup;
  kind: FilterKind;
  /** Whether the filter can have several values, joined by commas. */
  multiple: boolean;
  /** Whether a search can exclude the filter's values (`-Red`). Requires `multiple` and string values. */
  excludable?: boolean;
  /** Whether the filter form has a field for the filter. */
  inForm: boolean;
  /** The end of its group's range that the filter sets. */
  bound?: 'min' | 'max';
  /** Returns the tag's label for a canonical text. A filter without tags does not have this function. */
  tagLabel?(text: string): string;
  /** Returns the tag's accessible name, which contains the label. Only needed if the label alone is ambiguous. */
  tagName?(label: string): string;
  /** Describes the tag in addition to its label. */
  tagDescription?: string;
}

const MAX_MILES = 1_000_000;
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

/** The language-independent part of a row. By default, the filter has one value, a field in the form and a tag. */
type TableRow = Omit<FilterRow, 'title' | 'tagLabel' | 'tagName' | 'tagDescription' | 'multiple' | 'inForm'> & {
  multiple?: true;
  inForm?: false;
  hasTag?: false;
  /** The format of values in tags. Such a tag also has an accessible name, because its label alone is ambiguous. */
  format?: 'price' | 'mileage' | 'distance';
};

/** Every filter of the product, in the order of the results URL and the tags. Labels are in `texts.ts`. */
const TABLE: readonly TableRow[] = [
  {
    key: 'make',
    aiKey: 'make',
    param: 'make',
    group: 'vehicle',
    kind: createTextKind(),
    multiple: true,
    excludable: true,
  },
  {
    key: 'model',
    aiKey: 'model',
    param: 'model',
    group: 'vehicle',
    kind: createTextKind(),
    multiple: true,
    excludable: true,
  },
  {
    key: 'postcode',
    hasTag: false,
    aiKey: 'postcode',
    param: 'postcode',
    group: 'place',
    kind: postcodeKind,
  },
  {
    key: 'distance',
    format: 'distance',
    aiKey: 'radius',
    param: 'radius',
    group: 'place',
    kind: createDistanceKind(DISTANCES),
  },
  {
    key: 'minPrice',
    format: 'price',
    aiKey: 'min_price',
    param: 'price-from',
    group: 'price',
    kind: createNumberKind(1, MAX_POUNDS, true),
    bound: 'min',
  },
  {
    key: 'maxPrice',
    format: 'price',
    aiKey: 'max_price',
    param: 'price-to',
    group: 'price',
    kind: createNumberKind(1, MAX_POUNDS),
    bound: 'max',
  },
  {
    key: 'minYear',
    aiKey: 'min_year',
    param: 'year-from',
    group: 'year',
    kind: createNumberKind(MIN_YEAR, MAX_YEAR),
    bound: 'min',
  },
  {
    key: 'maxYear',
    aiKey: 'max_year',
    param: 'year-to',
    group: 'year',
    kind: createNumberKind(MIN_YEAR, MAX_YEAR),
    bound: 'max',
  },
  {
    key: 'minMileage',
    format: 'mileage',
    aiKey: 'min_mileage',
    param: 'minimum-mileage',
    group: 'mileage',
    kind: createNumberKind(1, MAX_MILES, true),
    inForm: false,
    bound: 'min',
  },
  {
    key: 'maxMileage',
    format: 'mileage',
    aiKey: 'max_mileage',
    param: 'maximum-mileage',
    group: 'mileage',
    kind: createNumberKind(1, MAX_MILES),
    bound: 'max',
  },
  {
    key: 'fuelType',
    aiKey: 'fuel_type',
    param: 'fuel-type',
    group: 'specification',
    kind: createTextKind(FUEL_TYPES),
    multiple: true,
    excludable: true,
  },
  {
    key: 'transmission',
    aiKey: 'transmission',
    param: 'transmission',
    group: 'specification',
    kind: createTextKind(TRANSMISSIONS),
    multiple: true,
    excludable: true,
  },
  {
    key: 'bodyType',
    aiKey: 'body_type',
    param: 'body-type',
    group: 'specification',
    kind: createTextKind(BODY_TYPES),
    multiple: true,
    excludable: true,
  },
  {
    key: 'doors',
    aiKey: 'doors',
    param: 'quantity-of-doors',
    group: 'specification',
    kind: createNumberKind(1, 9),
    multiple: true,
  },
  {
    key: 'color',
    aiKey: 'color',
    param: 'colour',
    group: 'specification',
    kind: createTextKind(COLORS),
    multiple: true,
    excludable: true,
  },
  {
    key: 'seats',
    aiKey: 'seats',
    param: 'seats_values',
    group: 'specification',
    kind: createNumberKind(1, 20),
    multiple: true,
  },
  {
    key: 'excludeWriteoff',
    aiKey: 'exclude_writeoff',
    param: 'exclude-writeoff-categories',
    group: 'history',
    kind: flagKind,
    inForm: false,
  },
  {
    key: 'sellerType',
    param: 'seller-type',
    group: 'seller',
    kind: sellerKind,
  },
];

export function createRows(texts: SearchTexts, locale: SearchLocale): readonly FilterRow[] {
  const { formatDistance, formatMileage, formatPrice } = createLabels(locale, texts.labels);
  const plurals = memoize(() => new Intl.PluralRules(locale.locale));
  const formatValue = (format: TableRow['format'], value: string): string => {
    if (format === 'price') return formatPrice(Number(value));
    if (format === 'mileage') return formatMileage(Number(value));
    if (format === 'distance') return formatDistance(value === 'national' ? value : Number(value));
    // A value in a URL may be the name of an inherited property, such as `constructor`.
    return (Object.hasOwn(texts.values, value) ? texts.values[value] : undefined) ?? value;
  };
  return TABLE.map(({ format, hasTag = true, ...row }): FilterRow => {
    const { title, tag = '{value}', tagDescription } = texts.filters[row.key];
    const getTag = (value: string) =>
      typeof tag === 'string' ? tag : (tag[plurals().select(Number(value))] ?? tag.other);
    return {
      multiple: false,
      inForm: true,
      ...row,
      title,
      ...(hasTag && {
        tagLabel: (value: string) => fillText(getTag(value), { value: formatValue(format, value) }),
      }),
      ...(format && { tagName: (label: string) => fillText(texts.tagName, { title, label }) }),
      ...(tagDescription !== undefined && { tagDescription }),
    };
  });
}

/** The filters in British English. */
export const FILTERS: readonly FilterRow[] = /* @__PURE__ */ createRows(EN_GB_TEXTS, EN_GB);
