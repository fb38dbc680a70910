import type { PluralMessage } from '../../internal/locale/index.ts';

export interface CompareTableStrings {
  /** The name of the remove button. {car}: the car's name */
  remove: string;
  /** The label of the link to more cars. */
  add: string;
  /** The note in the link to more cars. {count}: the maximum number of cars */
  addNote: string;
  noPrice: string;
  /** The heading of the price rulers. */
  rulers: string;
  /** The legend of the rulers. */
  range: string;
  estimate: string;
  /** Shown if the price is below the estimate. {difference}: the difference between them */
  below: string;
  /** Shown if the price is above the estimate. {difference}: the difference between them */
  above: string;
  /** Shown if the price equals the estimate. */
  equal: string;
  unvalued: string;
  /** Shown for a missing value. */
  unknown: string;
  /** The note on the lowest of three or more values. {difference}: the difference from the next value */
  less: string;
  /** The note on the lower of two values. {difference}: the difference from the other value */
  lessOfTwo: string;
  /** The note on the highest of three or more values. {difference}: the difference from the next value */
  more: string;
  /** The note on the higher of two values. {difference}: the difference from the other value */
  moreOfTwo: string;
  /** The note on the latest year. {count}: the number of years between it and the next value */
  newer: PluralMessage;
  /** The note on the earliest year. {count}: the number of years between it and the next value */
  older: PluralMessage;
  /** Shown if several cars share the best value. */
  tied: string;
  /** The label of the values that three or more cars share. {count}: the number of cars */
  same: string;
  /** The label of the values that two cars share. */
  sameForBoth: string;
  /** A fact that is the same for all cars. {label}: the row's label; {value}: the value */
  sameFact: string;
  /** States which cars are in view. {places}: the positions of the first and last; {count}: the number of cars */
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
