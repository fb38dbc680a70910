import type { Distance } from '../places/distance.ts';

/** The filters of a search. An unset filter has no key; a list has at least one value. */
export interface Filters {
  make?: string[];
  model?: string[];
  /** A full postcode or an outcode, normalised. */
  postcode?: string;
  /** Miles, or the whole country. */
  distance?: Distance;
  /** In pounds. Both bounds are inclusive. */
  minPrice?: number;
  maxPrice?: number;
  minYear?: number;
  maxYear?: number;
  /** In miles driven. Both bounds are inclusive. */
  minMileage?: number;
  maxMileage?: number;
  fuelType?: string[];
  transmission?: string[];
  bodyType?: string[];
  doors?: number[];
  color?: string[];
  seats?: number[];
  excludeWriteoff?: true;
  /** If absent, the search finds only private sellers. */
  sellerType?: 'dealer' | 'both';
}

/** A filter's name in the results URL. */
export type FilterKey = keyof Filters;

/** The wanted values that the assistant extracts, under its own names. */
export interface WantedParams {
  make?: string;
  model?: string;
  postcode?: string;
  radius?: number | string;
  min_price?: number;
  max_price?: number;
  min_year?: number;
  max_year?: number;
  min_mileage?: number;
  max_mileage?: number;
  fuel_type?: string;
  transmission?: string;
  body_type?: string;
  doors?: number | string;
  color?: string;
  seats?: number | string;
  exclude_writeoff?: true;
}

/** A filter's name in the assistant's answer. */
export type AiKey = keyof WantedParams;
