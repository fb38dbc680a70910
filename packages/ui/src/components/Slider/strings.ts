export interface SliderStrings {
  /** The accessible names of a range's thumbs. */
  minimum: string;
  maximum: string;
  /** The labels of a range's fields. */
  from: string;
  to: string;
  /** The text of a range without limits, and of an empty field. */
  any: string;
  /** The text of a thumb at an open end. */
  noMinimum: string;
  noMaximum: string;
  /** The text of a range that has only a minimum. {value}: the minimum */
  atLeast: string;
  /** The text of a range that has only a maximum. {value}: the maximum */
  atMost: string;
}

export const enGB: SliderStrings = {
  minimum: 'Minimum',
  maximum: 'Maximum',
  from: 'From',
  to: 'To',
  any: 'Any',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  atLeast: 'From {value}',
  atMost: 'Up to {value}',
};
