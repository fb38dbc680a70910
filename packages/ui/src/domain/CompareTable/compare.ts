import type { ReactNode } from 'react';
import type { CarImageProps } from '../CarImage/index.ts';
import type { Valuation } from '../PriceTag/index.ts';

/** The maximum number of cars in a table. */
export const MAX_COMPARED_CARS = 4;

export interface CompareCar {
  id: string;
  /** The car's name, such as 'Audi A4 Avant'. */
  name: string;
  /** Shown below the name, e.g. '40 TFSI Black Edition'. */
  derivative?: string | undefined;
  /** The URL of the car's page. Without it the name is not a link. */
  href?: string | undefined;
  /** The picture. Without `src`, the outline of the body is shown. */
  image?: Pick<CarImageProps, 'src' | 'srcSet' | 'sizes' | 'body' | 'paint' | 'registration'> | undefined;
  /** The asking price in whole units of the provider's currency. 0 counts as missing. */
  price?: number | undefined;
  valuation?: Valuation | undefined;
  /** The likely range of the estimate, shaded on the ruler. */
  range?: { low: number; high: number } | undefined;
  /** Controls below the rows, such as a link to the listing. */
  actions?: ReactNode;
}

export const compareFormats = ['text', 'number', 'money', 'signedMoney', 'distance', 'year'] as const;
/** The format of a row's numbers: '12,000', '£12,000', '−£2,320', '41,200 miles', '2021'. Strings stay unchanged. */
export type CompareFormat = (typeof compareFormats)[number];

/** A value in a row. A missing value is undefined, null or ''. */
export type CompareValue = string | number | null | undefined;

export interface CompareRow {
  /** Unique among the rows. */
  id: string;
  /** The row's header, e.g. 'Mileage'. */
  label: string;
  /** The values, one per car, in the order of the cars. */
  values: readonly CompareValue[];
  /**
   * Whether the lower or the higher number is better for the buyer. The best one is marked, with its difference from
   * the next. Without this prop nothing is marked.
   */
  better?: 'lower' | 'higher' | undefined;
  /** @default 'text' for strings, 'number' for numbers */
  format?: CompareFormat | undefined;
  /** Replaces the note next to a best value that no other car shares: 'Nearest'. It may contain {difference}. */
  bestNote?: string | undefined;
}

export interface BestValue {
  /** The indexes of the cars that have the best value. */
  readonly indexes: readonly number[];
  /** The difference from the next value. 0 if several cars share the best value. */
  readonly difference: number;
}

/**
 * Returns the best value of a row. Returns undefined if `better` is not set, if fewer than two numbers are known, or if
 * all known numbers are equal.
 */
export function getBestValue({ values, better }: CompareRow): BestValue | undefined {
  if (better === undefined) return undefined;
  const knownNumbers = values.filter((value) => typeof value === 'number');
  if (knownNumbers.length < 2) return undefined;
  const [best, next] = knownNumbers.toSorted((one, other) => (better === 'lower' ? one - other : other - one));
  if (best === undefined || next === undefined || knownNumbers.every((value) => value === best)) return undefined;
  const indexes = values.flatMap((value, index) => (value === best ? [index] : []));
  return { indexes, difference: Math.abs(best - next) };
}

const isKnown = (value: CompareValue | undefined) => value !== undefined && value !== null && value !== '';

/** Returns whether all cars have the same, known value. */
export const isSame = ({ values }: CompareRow, count: number): boolean =>
  values.length >= count && values.every((value) => isKnown(value) && value === values[0]);

export const isEmpty = ({ values }: CompareRow): boolean => !values.some(isKnown);

export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** The approximate number of steps, so that amounts fit below the axis on a phone. */
const TICK_INTERVALS = 4;

/**
 * Returns an axis with steps of 1, 2 or 5 times a power of ten that includes every price, estimate and range. Returns
 * undefined if there are none.
 */
export function getAxis(cars: readonly CompareCar[]): Axis | undefined {
  const amounts = cars.flatMap(({ price, valuation, range }) =>
    [price, valuation?.price, valuation?.estimate, range?.low, range?.high].filter((amount) => amount && amount > 0),
  ) as number[];
  if (amounts.length === 0) return undefined;
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const step = getStep(Math.max(high - low, high * 0.02) / TICK_INTERVALS);
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step;
  const count = Math.round((max - min) / step);
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, index) => min + index * step) };
}

/** Returns the smallest of 1, 2 or 5 times a power of ten that is not below `minStep`. */
function getStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep));
  return ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
}

/** Returns the position of an amount, in per cent of the axis. */
export const getPosition = ({ min, max }: Axis, amount: number): number =>
  Number((((amount - min) / (max - min)) * 100).toFixed(2));

/** Returns the price of a car, or the one in its valuation if `price` is missing or 0. */
export const getPrice = ({ price, valuation }: { price?: number | undefined; valuation?: Valuation | undefined }) =>
  price || valuation?.price || undefined;
