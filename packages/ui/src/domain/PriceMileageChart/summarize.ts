import { fillMessage, type Formats } from '../../internal/locale/index.ts';
import { getPriceOnLine, type PriceLine, type PricePoint } from '../internal/comparables/index.ts';
import type { PriceMileageChartStrings } from './strings.ts';

interface SummaryData {
  cars: readonly PricePoint[];
  car: PricePoint | undefined;
  line: PriceLine | undefined;
}

/** The distance for which the slope is stated, in the displayed unit. */
const SLOPE_DISTANCE = 10_000;

/** Describes the chart in one to three sentences. */
export function summarize({ cars, car, line }: SummaryData, formats: Formats, text: PriceMileageChartStrings): string {
  const { formatMoney, formatPlural, formatDistance, convertDistance } = formats;
  const prices = cars.map(({ price }) => price);
  const count = formatPlural(text.summary, cars.length, {
    low: formatMoney(Math.min(...prices)),
    high: formatMoney(Math.max(...prices)),
  });
  if (!line) return `${cars.length > 0 ? `${count} ` : ''}${text.tooFew}`;
  const distance = SLOPE_DISTANCE / convertDistance(1);
  const priceChange = Math.round(line.slope * distance);
  const trend = fillMessage(priceChange > 0 ? text.rises : text.falls, {
    amount: formatMoney(Math.abs(priceChange)),
    distance: formatDistance(distance),
  });
  return [count, trend, ...(car ? [describeDeviation(car, line, formats, text)] : [])].join(' ');
}

function describeDeviation(
  car: PricePoint,
  line: PriceLine,
  { formatMoney }: Formats,
  text: PriceMileageChartStrings,
): string {
  const difference = Math.round(car.price - getPriceOnLine(line, car.mileage));
  if (difference === 0) return text.onLine;
  return fillMessage(difference < 0 ? text.below : text.above, { difference: formatMoney(Math.abs(difference)) });
}
