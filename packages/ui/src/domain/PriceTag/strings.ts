import type { PluralMessage } from '../../internal/locale/index.ts';

export interface PriceTagStrings {
  good: string;
  fair: string;
  high: string;
  /** Shown if there is no verdict. */
  unvalued: string;
}

export const priceTagEnGB: PriceTagStrings = {
  good: 'Good price',
  fair: 'Fair price',
  high: 'High price',
  unvalued: 'Need to Check',
};

export interface PriceSumStrings {
  /** Shown if the price is below the estimate. {difference}: the difference, in bold; {estimate}: the estimate */
  below: string;
  /** Shown if the price is above the estimate. {difference}: the difference, in bold; {estimate}: the estimate */
  above: string;
  /** Shown if the price equals the estimate. {estimate}: the estimate */
  equal: string;
  /**
   * Follows the sentence if the price is inside the likely range. {margin}: the distance from the estimate to the end
   * of the range
   */
  withinMargin: string;
  /** Follows the sentence if the price is below the likely range. */
  belowRange: string;
  /** Follows the sentence if the price is above the likely range. */
  aboveRange: string;
  unvalued: string;
}

export const priceSumEnGB: PriceSumStrings = {
  below: '{difference} below our {estimate} estimate',
  above: '{difference} above our {estimate} estimate',
  equal: 'The same as our {estimate} estimate',
  withinMargin: ', within the margin of ±{margin}',
  belowRange: ', and below the likely range',
  aboveRange: ', and above the likely range',
  unvalued: 'Not valued yet.',
};

export interface PriceLedgerStrings {
  estimate: string;
  listed: string;
  difference: string;
  /** The likely range. {low}: its lower end; {high}: its upper end */
  range: string;
  /** Replaces the text of every rule, e.g. to translate it. @default the valuation's `rule.text` */
  rule?: string | undefined;
  /** The first line of the working. {count}: the number of similar cars */
  average: PluralMessage;
  /** The line of the working for a lower mileage. {distance}: the difference from the average mileage */
  lowerMileage: string;
  /** The line of the working for a higher mileage. {distance}: the difference from the average mileage */
  higherMileage: string;
  averageMileage: string;
  monthsNewer: PluralMessage;
  monthsOlder: PluralMessage;
  yearsNewer: PluralMessage;
  yearsOlder: PluralMessage;
  averageAge: string;
  /** The line for the part of the estimate that the working does not explain. */
  rest: string;
}

export const priceLedgerEnGB: PriceLedgerStrings = {
  estimate: 'Est. Value',
  listed: 'Listed Price',
  difference: 'Difference',
  range: 'The likely range is {low} to {high}.',
  average: { one: 'Price of {count} similar car', other: 'Average of {count} similar cars' },
  lowerMileage: 'Mileage: {distance} below average',
  higherMileage: 'Mileage: {distance} above average',
  averageMileage: 'Mileage: average',
  monthsNewer: { one: 'Age: {count} month newer', other: 'Age: {count} months newer' },
  monthsOlder: { one: 'Age: {count} month older', other: 'Age: {count} months older' },
  yearsNewer: { one: 'Age: {count} year newer', other: 'Age: {count} years newer' },
  yearsOlder: { one: 'Age: {count} year older', other: 'Age: {count} years older' },
  averageAge: 'Age: average',
  rest: 'Everything else in our estimate',
};
