import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { roundPercent } from '../internal/chart/round.ts';

/** A price and the day on which it was first advertised. */
export interface PricePeriod {
  /** A `Date`, milliseconds since 1970, or a string that `Date` can parse, such as '2026-03-03'. */
  readonly date: Date | number | string;
  /** The price, in whole units of the provider's currency. */
  readonly price: number;
}

export interface PriceStep {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly price: number;
}

/** Leaves out entries without a valid date or price, and entries that repeat the price before them. */
export function getSteps(history: readonly PricePeriod[]): PriceStep[] {
  return history
    .map(({ date, price }) => ({ time: new Date(date).getTime(), price }))
    .filter(({ time, price }) => Number.isFinite(time) && Number.isFinite(price))
    .toSorted((one, other) => one.time - other.time)
    .filter(({ price }, index, steps) => price !== steps[index - 1]?.price);
}

export interface HistoryScales {
  path: string;
  /**
   * The positions of both ends of the line, as percentages of the width from the start and of the height from the top.
   */
  first: { x: number; y: number };
  last: { x: number; y: number };
}

/** Returns undefined for fewer than two steps. */
export function createHistoryScales(steps: readonly PriceStep[], until: number): HistoryScales | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return undefined;
  const end = { time: Math.max(until, last.time), price: last.price };
  const prices = steps.map(({ price }) => price);
  const x = scaleLinear().domain([first.time, end.time]).range([0, 100]);
  const y = scaleLinear()
    .domain([Math.min(...prices), Math.max(...prices)])
    .range([100, 0]);
  const placeStep = ({ time, price }: PriceStep) => ({ x: roundPercent(x(time)), y: roundPercent(y(price)) });
  const path = line<PriceStep>()
    .x((step) => placeStep(step).x)
    .y((step) => placeStep(step).y)
    .curve(curveStepAfter)([...steps, end]);
  return path === null ? undefined : { path, first: placeStep(first), last: placeStep(end) };
}
