export interface TestimonialColumnsStrings {
  /** The name of the switch that pauses the columns. */
  pause: string;
}

export const enGB: TestimonialColumnsStrings = { pause: 'Pause the quotes' };
