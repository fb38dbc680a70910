import type { PluralMessage } from '../../internal/locale/index.ts';
import { chartEnGB, type ChartStrings } from '../internal/chart/strings.ts';

export interface PriceMileageChartStrings extends ChartStrings {
  /** The name of the list of dots. */
  dots: string;
  /** The name of a similar car's dot. {name}: the car's name; {price}: its price; {mileage}: its mileage */
  dot: string;
  /** The name of this car's dot. {name}: the car's name; {price}: its price; {mileage}: its mileage */
  thisDot: string;
  thisCar: string;
  /** The name of this car in the table. {name}: the car's name */
  thisCarNamed: string;
  /** The label of the estimate in the legend. {estimate}: the estimate */
  estimate: string;
  /** The other labels of the legend. */
  similarCar: string;
  line: string;
  range: string;
  /** The summary of the similar cars. {count}: their number; {low}: the lowest price; {high}: the highest price */
  summary: PluralMessage;
  /** The trend if prices fall with mileage. {amount}: the fall in price; {distance}: the increase in mileage */
  falls: string;
  /** The trend if prices rise with mileage. {amount}: the rise in price; {distance}: the increase in mileage */
  rises: string;
  /** Shown if this car's price is below the line. {difference}: the difference in price */
  below: string;
  /** Shown if this car's price is above the line. {difference}: the difference in price */
  above: string;
  onLine: string;
  tooFew: string;
  car: string;
  mileage: string;
  price: string;
  /** The heading of the column with the difference between each car's price and the line. */
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
