import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { getPriceOnLine, type PriceLine, type PricePoint } from '../internal/comparables/index.ts';
import { roundPercent } from '../internal/chart/round.ts';

/** The data of a chart: the similar cars, this car, its estimate, the range of the estimate and the line. */
export interface PriceMileageData {
  cars: readonly PricePoint[];
  car?: PricePoint | undefined;
  estimate?: number | undefined;
  range?: { low: number; high: number } | undefined;
  /** The fitted line, if there is one. */
  line?: PriceLine | undefined;
}

export interface PriceMileageScales {
  /**
   * Returns the position of a point, as percentages of the plot's width from the start and of its height from the top.
   */
  place: (point: PricePoint) => { x: number; y: number };
  mileageTicks: readonly { value: number; at: number }[];
  priceTicks: readonly { value: number; at: number }[];
  /** SVG paths in a 100 × 100 grid. */
  linePath?: string | undefined;
  bandPath?: string | undefined;
}

/** The free space around the dots, as a share of their spread. */
const PADDING = 0.12;
/** The free space around the dots if all prices, or all mileages, are equal, as a share of that value. */
const EQUAL_VALUES_PADDING = 0.1;

/** Creates the scales of the chart. Mileages are in the displayed unit, so that the ticks are round numbers. */
export function createScales({ cars, car, estimate, range, line: fittedLine }: PriceMileageData): PriceMileageScales {
  const points = car ? [...cars, car] : cars;
  const mileages = points.map(({ mileage }) => mileage);
  const ends = [Math.min(...mileages), Math.max(...mileages)].map((mileage) => ({
    mileage,
    price: fittedLine ? getPriceOnLine(fittedLine, mileage) : 0,
  }));
  const prices = [
    ...points.map(({ price }) => price),
    ...(fittedLine ? ends.map(({ price }) => price) : []),
    ...(estimate === undefined ? [] : [estimate]),
  ];
  const x = scaleLinear().domain(getDomain(mileages)).range([0, 100]);
  const y = scaleLinear().domain(getDomain(prices)).nice(5).range([100, 0]);
  const toX = (mileage: number) => roundPercent(x(mileage));
  const toY = (price: number) => roundPercent(y(price));
  const factors = fittedLine && getBandFactors({ line: fittedLine, car, estimate, range });
  return {
    place: ({ mileage, price }) => ({ x: toX(mileage), y: toY(price) }),
    mileageTicks: x.ticks(4).map((value) => ({ value, at: toX(value) })),
    priceTicks: y.ticks(5).map((value) => ({ value, at: toY(value) })),
    linePath:
      fittedLine &&
      omitNull(
        line<PricePoint>()
          .x(({ mileage }) => toX(mileage))
          .y(({ price }) => toY(price))(ends),
      ),
    bandPath:
      factors &&
      omitNull(
        area<PricePoint>()
          .x(({ mileage }) => toX(mileage))
          .y0(({ price }) => toY(price * factors.low))
          .y1(({ price }) => toY(price * factors.high))(ends),
      ),
  };
}

const omitNull = (path: string | null) => path ?? undefined;

/** Returns the ends of the values with some space around them, never below 0. */
function getDomain(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const padding = (high - low) * PADDING || high * EQUAL_VALUES_PADDING || 1;
  return [Math.max(0, low - padding), high + padding];
}

/** Returns the ends of the band as multiples of the price on the line, so that they apply at every mileage. */
function getBandFactors({
  line: fittedLine,
  car,
  estimate,
  range,
}: Omit<PriceMileageData, 'cars' | 'line'> & { line: PriceLine }): { low: number; high: number } | undefined {
  const base = estimate ?? (car && getPriceOnLine(fittedLine, car.mileage));
  return range && base !== undefined && base > 0 ? { low: range.low / base, high: range.high / base } : undefined;
}
