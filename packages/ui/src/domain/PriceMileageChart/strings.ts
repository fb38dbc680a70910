import type { PluralMessage } from '../../internal/locale/index.ts';
import { chartEnGB, type ChartStrings } from '../internal/chart/strings.ts';

export interface PriceMileageChartStrings extends ChartStrings {
  /** The name of the list of dots. */
  dots: string;
  /** The name of a dot: {name}, {price}, {mileage} */
  dot: string;
  /** The name of this car's mark: {name}, {price}, {mileage} */
  thisDot: string;
  thisCar: string;
  /** This car in the table, with its {name} */
  thisCarNamed: string;
  /** Shown in the legend, next to the mark of the estimate: {estimate} */
  estimate: string;
  /** The labels of the legend. */
  similarCar: string;
  line: string;
  range: string;
  /** The summary: {count}, {low}, {high} */
  summary: PluralMessage;
  /** Prices fall with mileage: {amount}, {distance} */
  falls: string;
  /** Prices rise with mileage: {amount}, {distance} */
  rises: string;
  /** A car is below the line: {difference} */
  below: string;
  /** A car is above the line: {difference} */
  above: string;
  onLine: string;
  tooFew: string;
  car: string;
  mileage: string;
  price: string;
  /** The heading of the column with each car's distance from the line. */
  deviation: string;
}

export const enGB: PriceMileageChartStrings = {
  ...chartEnGB,
  dots: 'Cars in order of mileage',
  dot: '{name}, {price}, {mileage}',
  thisDot: 'This car, {name}, {price}, {mileage}',
  thisCar: 'This car',
  thisCarNamed: 'This car: {name}',
  estimate: 'Our estimate {estimate}',
  similarCar: 'Similar car',
  line: 'Typical price',
  range: 'Likely range',
  summary: { one: '{count} similar car, at {low}.', other: '{count} similar cars, from {low} to {high}.' },
  falls: 'The typical price falls by {amount} for every {distance}.',
  rises: 'The typical price rises by {amount} for every {distance}.',
  below: 'This car is {difference} below the line.',
  above: 'This car is {difference} above the line.',
  onLine: 'This car is on the line.',
  tooFew: 'That’s too few to work out a typical price.',
  car: 'Car',
  mileage: 'Mileage',
  price: 'Price',
  deviation: 'Difference from the line',
};
