export interface SliderStrings {
  /** The thumbs of a range, and their fields. */
  minimum: string;
  maximum: string;
  from: string;
  to: string;
  /** A range without limits, and an empty field. */
  any: string;
  /** A thumb at an open end. */
  noMinimum: string;
  noMaximum: string;
  /** A range with one limit: {value} */
  atLeast: string;
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
