/** In the order of a ruler, from the buyer's best to the worst. */
export const verdicts = ['good', 'fair', 'high'] as const;
export type Verdict = (typeof verdicts)[number];

/** In per cent above (or, negative, below) the estimate: where a good price ends, and the first that is high. */
export interface PriceBands {
  good: number;
  high: number;
}

/** A price that a rule has judged. What judges is the app's; this package only shows it. */
export interface Valuation {
  verdict: Verdict;
  /** The verdict as the rule words it. Without one the component's own strings do. */
  word?: string | undefined;
  /** Whole pounds. */
  price: number;
  /** Whole pounds, above 0. */
  estimate: number;
  rule: {
    /** One or two sentences that tell a buyer how the verdict was reached; true at the ends of `bands` too. */
    text: string;
    bands: PriceBands;
  };
}
