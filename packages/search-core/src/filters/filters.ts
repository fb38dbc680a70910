import { formatDistance, formatMileage } from '../labels.ts';
import { type Distance, DISTANCES } from '../places/distance.ts';
import { formatPrice, MAX_POUNDS } from '../prices/pounds.ts';
import {
  createDistanceKind,
  type FilterKind,
  flagKind,
  numberKind,
  postcodeKind,
  sellerKind,
  textKind,
} from './kinds.ts';
import { BODY_TYPES, COLOURS, FUEL_TYPES, TRANSMISSIONS } from './vocabulary.ts';

/** The filters of a search. An unset filter has no key; a list has at least one value. */
export interface Filters {
  make?: string[];
  model?: string[];
  /** A full postcode or an outward code, normalised. */
  postcode?: string;
  /** Miles, or the whole country. */
  distance?: Distance;
  /** Pounds, both bounds inclusive. */
  minPrice?: number;
  maxPrice?: number;
  minYear?: number;
  maxYear?: number;
  /** Miles on the clock. */
  minMileage?: number;
  maxMileage?: number;
  fuelType?: string[];
  transmission?: string[];
  bodyType?: string[];
  doors?: number[];
  color?: string[];
  seats?: number[];
  excludeWriteoff?: true;
  /** Absent: private sellers only. */
  sellerType?: 'dealer' | 'both';
}

/** A filter's name in the results URL. */
export type FilterKey = keyof Filters;

/** A filter's name in the assistant's answer. */
export type AiKey =
  | 'make'
  | 'model'
  | 'postcode'
  | 'radius'
  | 'min_price'
  | 'max_price'
  | 'min_year'
  | 'max_year'
  | 'min_mileage'
  | 'max_mileage'
  | 'fuel_type'
  | 'transmission'
  | 'body_type'
  | 'doors'
  | 'color'
  | 'seats'
  | 'exclude_writeoff';

/** The subject of a filter: related fields and notices share it. */
export type FilterGroup = 'vehicle' | 'place' | 'price' | 'year' | 'mileage' | 'specification' | 'history' | 'seller';

/** A filter, with everything that its projections need: URL, tags, form, assistant and listings service. */
export interface FilterRow<Key extends string = FilterKey> {
  /** Its key in the results URL and in `Filters`. */
  key: Key;
  /** Its name in the assistant's answer. If absent, the assistant cannot set it. */
  aiKey?: AiKey;
  /** Its parameter at the listings service. */
  param: string;
  /** Its label in the form. */
  title: string;
  group: FilterGroup;
  kind: FilterKind;
  /** Whether it can have several values, joined by commas. */
  multiple: boolean;
  /** Whether the filter form has a field for it. */
  inForm: boolean;
  /** Which end of its group's range it sets. */
  bound?: 'min' | 'max';
  /** Returns the tag's label for a canonical text. Absent if the filter has no tag. */
  tagLabel?(text: string): string;
  /** Returns the tag's accessible name, which contains the label. Present if the label alone is ambiguous. */
  tagName?(label: string): string;
  /** Describes the tag in addition to its label. */
  tagDescription?: string;
}

const asGiven = (text: string) => text;
const pounds = (text: string) => formatPrice(Number(text));
const miles = (text: string) => formatMileage(Number(text));

const MOST_MILES = 1_000_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/**
 * Every filter of the product, one row each, in the order of the results URL and the tags. URL codec, tags, form,
 * assistant's schema and listings URL derive from it, so a new filter is added here only.
 */
export const FILTERS: readonly FilterRow[] = [
  {
    key: 'make',
    aiKey: 'make',
    param: 'make',
    title: 'Make',
    group: 'vehicle',
    kind: textKind(),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'model',
    aiKey: 'model',
    param: 'model',
    title: 'Model',
    group: 'vehicle',
    kind: textKind(),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'postcode',
    aiKey: 'postcode',
    param: 'postcode',
    title: 'Postcode',
    group: 'place',
    kind: postcodeKind,
    multiple: false,
    inForm: true,
  },
  {
    key: 'distance',
    aiKey: 'radius',
    param: 'radius',
    title: 'Distance',
    group: 'place',
    kind: createDistanceKind(DISTANCES),
    multiple: false,
    inForm: true,
    tagLabel: (text) => formatDistance((text === 'national' ? text : Number(text)) as Distance),
    tagName: (label) => `Distance: ${label}`,
  },
  {
    key: 'minPrice',
    aiKey: 'min_price',
    param: 'price-from',
    title: 'Minimum price',
    group: 'price',
    kind: numberKind(1, MAX_POUNDS, true),
    multiple: false,
    inForm: true,
    bound: 'min',
    tagLabel: pounds,
    tagName: (label) => `Minimum price: ${label}`,
  },
  {
    key: 'maxPrice',
    aiKey: 'max_price',
    param: 'price-to',
    title: 'Maximum price',
    group: 'price',
    kind: numberKind(1, MAX_POUNDS),
    multiple: false,
    inForm: true,
    bound: 'max',
    tagLabel: pounds,
    tagName: (label) => `Maximum price: ${label}`,
  },
  {
    key: 'minYear',
    aiKey: 'min_year',
    param: 'year-from',
    title: 'Minimum year',
    group: 'year',
    kind: numberKind(FIRST_YEAR, LAST_YEAR),
    multiple: false,
    inForm: true,
    bound: 'min',
    tagLabel: (text) => `From ${text}`,
  },
  {
    key: 'maxYear',
    aiKey: 'max_year',
    param: 'year-to',
    title: 'Maximum year',
    group: 'year',
    kind: numberKind(FIRST_YEAR, LAST_YEAR),
    multiple: false,
    inForm: true,
    bound: 'max',
    tagLabel: (text) => `To ${text}`,
  },
  {
    key: 'minMileage',
    aiKey: 'min_mileage',
    param: 'minimum-mileage',
    title: 'Minimum mileage',
    group: 'mileage',
    kind: numberKind(1, MOST_MILES, true),
    multiple: false,
    inForm: false,
    bound: 'min',
    tagLabel: miles,
    tagName: (label) => `Minimum mileage: ${label}`,
  },
  {
    key: 'maxMileage',
    aiKey: 'max_mileage',
    param: 'maximum-mileage',
    title: 'Maximum mileage',
    group: 'mileage',
    kind: numberKind(1, MOST_MILES),
    multiple: false,
    inForm: true,
    bound: 'max',
    tagLabel: miles,
    tagName: (label) => `Maximum mileage: ${label}`,
  },
  {
    key: 'fuelType',
    aiKey: 'fuel_type',
    param: 'fuel-type',
    title: 'Fuel type',
    group: 'specification',
    kind: textKind(FUEL_TYPES),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'transmission',
    aiKey: 'transmission',
    param: 'transmission',
    title: 'Transmission',
    group: 'specification',
    kind: textKind(TRANSMISSIONS),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'bodyType',
    aiKey: 'body_type',
    param: 'body-type',
    title: 'Body type',
    group: 'specification',
    kind: textKind(BODY_TYPES),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'doors',
    aiKey: 'doors',
    param: 'quantity-of-doors',
    title: 'Doors',
    group: 'specification',
    kind: numberKind(1, 9),
    multiple: true,
    inForm: true,
    tagLabel: (text) => `${text} doors`,
  },
  {
    key: 'color',
    aiKey: 'color',
    param: 'colour',
    title: 'Colour',
    group: 'specification',
    kind: textKind(COLOURS),
    multiple: true,
    inForm: true,
    tagLabel: asGiven,
  },
  {
    key: 'seats',
    aiKey: 'seats',
    param: 'seats_values',
    title: 'Seats',
    group: 'specification',
    kind: numberKind(1, 20),
    multiple: true,
    inForm: true,
    tagLabel: (text) => `${text} seats`,
  },
  {
    key: 'excludeWriteoff',
    aiKey: 'exclude_writeoff',
    param: 'exclude-writeoff-categories',
    title: 'Write-offs',
    group: 'history',
    kind: flagKind,
    multiple: false,
    inForm: false,
    tagLabel: () => 'Exclude Write-offs',
    tagDescription: 'Write-offs are always left out of our searches.',
  },
  {
    key: 'sellerType',
    param: 'seller-type',
    title: 'Seller',
    group: 'seller',
    kind: sellerKind,
    multiple: false,
    inForm: true,
    tagLabel: (text) => (text === 'dealer' ? 'Dealers' : 'Private and dealers'),
  },
];
