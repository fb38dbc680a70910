export interface SliderStrings {
  /** The names of a range's thumbs and their fields. */
  minimum: string;
  maximum: string;
  from: string;
  to: string;
  /** The text of a range without limits, and of an empty field. */
  any: string;
  /** The text of a thumb at an open end. */
  noMinimum: string;
  noMaximum: string;
  /** The text of a range with one limit: {value} */
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
