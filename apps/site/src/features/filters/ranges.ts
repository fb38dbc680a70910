import { ANY, type FacetCount, formatMileage, formatPrice, MILEAGE_BANDS, PRICE_BANDS } from '@forecourt/search-core';
import { formatCarCount } from '../../lib/format-number.ts';
import type { Choice } from '../../services/reference.ts';
import { readAmount } from './amount.ts';
import { type Draft, formatAmount } from './draft.ts';

/** The facets of the filters that have a slider. */
export type RangeKey = 'price' | 'year' | 'mileage';
type Bound = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxMileage';

export interface Range {
  label: string;
  /** The fields that the thumbs set. */
  bounds: readonly Bound[];
  /** The values that a thumb can stop at. The last one sets no limit. With two thumbs, the first sets none either. */
  stops: readonly number[];
  /** The lowest value of each bar. */
  bars: readonly number[];
  /** Whether a bar represents one stop, such as a year, and not the band between two stops. */
  hasBarAtStop: boolean;
  format: (value: number) => string;
}

const YEAR_COUNT = 24;

/** Few enough stops to move a thumb precisely on a phone. Each stop is the start of one of the service's bands. */
const PRICE_STOPS = PRICE_BANDS.filter(
  (price) => price < 20_000 || price >= 60_000 || price % (price < 30_000 ? 2_000 : 5_000) === 0,
);

/**
 * Returns the slider of a range. Undefined for mileage until its choices have loaded.
 * @param mileageChoices the choices of the mileage field
 * @param year the current year
 */
export function getRange(
  key: RangeKey,
  draft: Draft,
  mileageChoices: readonly Choice[] | undefined,
  year: number,
): Range | undefined {
  // Typed limits beyond the ends extend the slider, because they would otherwise look like no limit.
  const getTypedLimit = (bound: Bound, fallback: number) => readLimit(draft[bound]) ?? fallback;
  if (key === 'price') {
    const lastStop = Math.max(110_000, getTypedLimit('minPrice', 0), getTypedLimit('maxPrice', 0) + 1);
    return {
      label: 'Price',
      bounds: ['minPrice', 'maxPrice'],
      stops: [...PRICE_STOPS, lastStop],
      bars: PRICE_STOPS,
      hasBarAtStop: false,
      format: formatPrice,
    };
  }
  if (key === 'year') {
    const oldestStop = year - YEAR_COUNT - 1;
    const years = Array.from({ length: YEAR_COUNT + 1 }, (_, index) => year - YEAR_COUNT + index);
    const firstStop = Math.min(oldestStop, getTypedLimit('minYear', year) - 1, getTypedLimit('maxYear', year));
    const lastStop = Math.max(year + 1, getTypedLimit('maxYear', year) + 1, getTypedLimit('minYear', year));
    const stops = [firstStop, ...years, lastStop];
    return {
      label: 'Year',
      bounds: ['minYear', 'maxYear'],
      stops,
      bars: stops,
      hasBarAtStop: true,
      format: String,
    };
  }
  const limits = (mileageChoices ?? [])
    .map(({ value }) => Number(value))
    .filter((limit) => MILEAGE_BANDS.includes(limit));
  const highestLimit = limits.at(-1);
  if (highestLimit === undefined) return undefined;
  const bars = [0, ...limits];
  const lastStop = Math.max(highestLimit, getTypedLimit('maxMileage', 0)) + 1;
  return {
    label: 'Maximum mileage',
    bounds: ['maxMileage'],
    stops: [...bars, lastStop],
    bars,
    hasBarAtStop: false,
    format: formatMileage,
  };
}

/** Returns the value of each thumb. The thumb of an empty or invalid field is at its open end. */
export function getThumbs({ bounds, stops }: Range, draft: Draft): [number] | [low: number, high: number] {
  const [firstStop = 0, lastStop = 0] = [stops[0], stops.at(-1)];
  const [firstLimit, secondLimit] = bounds.map((bound) => readLimit(draft[bound]));
  if (bounds.length === 1) return [firstLimit ?? lastStop];
  const lowThumb = firstLimit ?? firstStop;
  return [lowThumb, Math.max(lowThumb, secondLimit ?? lastStop)];
}

export function getMovedFields(
  range: Range,
  valuesBefore: readonly number[],
  valuesAfter: readonly number[],
): Partial<Draft> {
  const { bounds, stops } = range;
  return Object.fromEntries(
    bounds.flatMap((bound, index): [Bound, string][] => {
      const value = valuesAfter[index];
      if (value === undefined || value === valuesBefore[index]) return [];
      if (bound === 'maxMileage')
        return [[bound, value >= (stops.at(-1) ?? 0) ? ANY : `${Math.max(value, stops[1] ?? 0)}`]];
      const isOpen = index === 0 ? value <= (stops[0] ?? 0) : value >= (stops.at(-1) ?? 0);
      return [[bound, isOpen ? '' : formatAmount(bound, `${value}`)]];
    }),
  );
}

export function getBarCounts({ bars }: Range, counts: readonly FacetCount[]): number[] {
  const barCounts = bars.map(() => 0);
  for (const { value, count } of counts) {
    const barIndex = Math.max(
      0,
      bars.findLastIndex((start) => start <= Number(value)),
    );
    barCounts[barIndex] = (barCounts[barIndex] ?? 0) + count;
  }
  return barCounts;
}

/** Describes a histogram: '133 cars, most of them from £4,000 to £14,000'. */
export function describeBars({ bars, hasBarAtStop, format }: Range, counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'No cars';
  const cars = formatCarCount(total);
  const subject = total === 1 ? cars : `${cars}, most of them`;
  const findQuantile = (share: number) => {
    let sum = 0;
    return counts.findIndex((count) => (sum += count) > total * share);
  };
  const [lowIndex, highIndex] = [findQuantile(0.2), findQuantile(0.8)];
  const from = lowIndex === 0 ? undefined : bars[lowIndex];
  const to = highIndex === bars.length - 1 ? undefined : bars[hasBarAtStop ? highIndex : highIndex + 1];
  if (from === undefined && to === undefined) return cars;
  if (from === undefined) return `${subject} up to ${format(to ?? 0)}`;
  if (to === undefined) return `${subject} from ${format(from)}`;
  return `${subject} from ${format(from)} to ${format(to)}`;
}

function readLimit(text: string): number | undefined {
  const amount = text === ANY ? null : readAmount(text);
  return amount === null || Number.isNaN(amount) ? undefined : amount;
}
