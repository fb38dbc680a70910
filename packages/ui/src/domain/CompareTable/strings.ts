import type { PluralMessage } from '../../internal/locale/index.ts';

export interface CompareTableStrings {
  /** The name of the remove button: {car} */
  remove: string;
  /** The label of the link to more cars. */
  add: string;
  /** {count}: the maximum number of cars */
  addNote: string;
  noPrice: string;
  /** The heading of the price rulers. */
  rulers: string;
  /** The legend of the rulers. */
  range: string;
  estimate: string;
  /** The price is below the estimate: {difference} */
  below: string;
  /** The price is above the estimate: {difference} */
  above: string;
  /** The price equals the estimate. */
  equal: string;
  unvalued: string;
  /** Shown for a missing value. */
  unknown: string;
  /** {difference}: by how much the lowest of three or more values is lower */
  less: string;
  /** {difference}: by how much the lower of two values is lower */
  lessOfTwo: string;
  /** {difference}: by how much the highest of three or more values is higher */
  more: string;
  /** {difference}: by how much the higher of two values is higher */
  moreOfTwo: string;
  /** {count}: the number of years */
  newer: PluralMessage;
  /** {count}: the number of years */
  older: PluralMessage;
  /** Shown if several cars share the best value. */
  tied: string;
  /** The label of the values that are the same for all {count} cars. */
  same: string;
  /** The label of the values that are the same for both cars. */
  sameForBoth: string;
  /** A fact that is the same for all cars: {label}, {value} */
  sameFact: string;
  /** The cars in view: {places} of {count} */
  inView: string;
}

export const enGB: CompareTableStrings = {
  remove: 'Remove {car}',
  add: 'Add a car',
  addNote: 'Up to {count}',
  noPrice: 'No price given',
  rulers: 'Price against value',
  range: 'Likely range',
  estimate: 'Our estimate',
  below: '{difference} below',
  above: '{difference} above',
  equal: 'Same as our estimate',
  unvalued: 'Not valued yet',
  unknown: 'Not given',
  less: '{difference} less than the next',
  lessOfTwo: '{difference} less',
  more: '{difference} more than the next',
  moreOfTwo: '{difference} more',
  newer: { one: 'Newer by a year', other: 'Newer by {count} years' },
  older: { one: 'Older by a year', other: 'Older by {count} years' },
  tied: 'Joint best',
  same: 'Same for all {count}:',
  sameForBoth: 'Same for both:',
  sameFact: '{label}: {value}',
  inView: 'Showing {places} of {count}',
};
