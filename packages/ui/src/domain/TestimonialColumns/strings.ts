export interface TestimonialColumnsStrings {
  /** The switch that makes them stand still. */
  pause: string;
}

export const enGB: TestimonialColumnsStrings = { pause: 'Pause the quotes' };
