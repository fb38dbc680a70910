import type { FilterKey } from './filters/filter-values.ts';
import type { Sort } from './filters/sorts.ts';
import { EN_GB_LABELS, type LabelTexts } from './labels.ts';
import { isRecord } from './listings/fields.ts';

/** One wording, or one for each plural category of the language: `{ one: '{value} door', other: '{value} doors' }`. */
export type CountText = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The texts of a filter. */
export interface FilterTexts {
  /** The filter's name: in the form, notices, relaxations and the accessible names of tags. */
  title: string;
  /**
   * The template for the filter's tags: {value}.
   * @default '{value}'
   */
  tag?: CountText;
  /** Describes the tag in addition to its label. */
  tagDescription?: string;
}

/** Every text that the codecs show to users, as plain data: templates with `{placeholders}`. */
export interface SearchTexts {
  sorts: Readonly<Record<Sort, string>>;
  filters: Readonly<Record<FilterKey, FilterTexts>>;
  /** The accessible name of a tag whose label alone is ambiguous: {title}, {label} */
  tagName: string;
  /**
   * The label of a tag for an excluded value: {label}, or {lower}, which is the label in lower case except for names
   * and abbreviations
   */
  excludedTag: string;
  /** Labels of values that differ from the value in the URL, e.g. `{ Diesel: 'Gazole' }`. */
  values: Readonly<Record<string, string>>;
  labels: LabelTexts;
  /** {title} is the filter's title, and {given} is the text in the URL. */
  notices: {
    invalid: string;
    repeated: string;
    /** {given}: the value that is both wanted and excluded. */
    contradicted: string;
    /** {count}: the maximum number of values. */
    tooMany: string;
    /** {used}: the value used instead. */
    adjusted: string;
    /** {group}: the range. {low}, {high}: the titles of its ends. */
    swapped: string;
    sort: string;
    page: string;
    car: string;
  };
  /** Errors of the filter form. */
  errors: {
    postcodeRequired: string;
    postcodeInvalid: string;
    numberInvalid: string;
    rangeCrossed: string;
  };
}

/** Some of the texts. The others stay in British English. */
export type PartialSearchTexts = Partial<Pick<SearchTexts, 'tagName' | 'excludedTag'>> & {
  readonly [Part in Exclude<keyof SearchTexts, 'filters' | 'tagName' | 'excludedTag'>]?: Partial<SearchTexts[Part]>;
} & { readonly filters?: { readonly [Key in FilterKey]?: Partial<FilterTexts> } };

/** All texts in British English, the default. */
export const EN_GB_TEXTS: SearchTexts = {
  sorts: {
    'most-recent': 'Most Recent',
    relevance: 'Relevance',
    'price-asc': 'Price: Low to High',
    'price-desc': 'Price: High to Low',
    distance: 'Distance',
    mileage: 'Mileage',
    'year-dsc': 'Newest First',
    'year-asc': 'Oldest First',
  },
  filters: {
    make: { title: 'Make' },
    model: { title: 'Model' },
    postcode: { title: 'Postcode' },
    distance: { title: 'Distance' },
    minPrice: { title: 'Minimum price' },
    maxPrice: { title: 'Maximum price' },
    minYear: { title: 'Minimum year', tag: 'From {value}' },
    maxYear: { title: 'Maximum year', tag: 'To {value}' },
    minMileage: { title: 'Minimum mileage' },
    maxMileage: { title: 'Maximum mileage' },
    fuelType: { title: 'Fuel type' },
    transmission: { title: 'Transmission' },
    bodyType: { title: 'Body type' },
    doors: { title: 'Doors', tag: { one: '{value} door', other: '{value} doors' } },
    color: { title: 'Colour' },
    seats: { title: 'Seats', tag: { one: '{value} seat', other: '{value} seats' } },
    excludeWriteoff: {
      title: 'Write-offs',
      tag: 'Exclude Write-offs',
      tagDescription: 'Write-offs are always left out of our searches.',
    },
    sellerType: { title: 'Seller' },
  },
  tagName: '{title}: {label}',
  excludedTag: 'Not {lower}',
  values: { dealer: 'Dealers', both: 'Private and dealers' },
  labels: EN_GB_LABELS,
  notices: {
    invalid: '{title}: ‘{given}’ isn’t valid, so it was left out.',
    repeated: '{title}: ‘{given}’ is a second value, so it was left out.',
    contradicted: '{title}: you asked for ‘{given}’ and also ruled it out, so we kept it.',
    tooMany: '{title}: ‘{given}’ comes after {count} others, so it was left out.',
    adjusted: '{title}: we used {used} for ‘{given}’.',
    swapped: 'The lowest {group} was above the highest, so we swapped them.',
    sort: 'Sort: ‘{given}’ isn’t a valid sort order, so it was left out.',
    page: 'Page: ‘{given}’ isn’t a page number, so it was left out.',
    car: 'Car: ‘{given}’ isn’t a car, so it was left out.',
  },
  errors: {
    postcodeRequired: 'Postcode is required',
    postcodeInvalid: 'Enter a UK postcode, such as M20 2RN, or its first half',
    numberInvalid: 'Enter a valid number',
    rangeCrossed: 'Enter a value that isn’t below the minimum',
  },
};

export function completeTexts(ownTexts: PartialSearchTexts): SearchTexts {
  return merge(EN_GB_TEXTS, ownTexts, 2) as SearchTexts;
}

/** Merges objects, and the objects in them down to `depth` levels. Deeper values, such as plurals, are replaced. */
function merge(standardTexts: object, ownTexts: object, depth: number): object {
  const mergedTexts = new Map<string, unknown>(Object.entries(standardTexts));
  for (const [key, value] of Object.entries(ownTexts)) {
    const standardPart = mergedTexts.get(key);
    mergedTexts.set(key, depth > 0 && isRecord(standardPart) ? merge(standardPart, value as object, depth - 1) : value);
  }
  return Object.fromEntries(mergedTexts);
}
