/** The built-in verdicts, from best to worst for the buyer, in the order of a ruler. */
export const verdicts = ['good', 'fair', 'high'] as const;
export type Verdict = (typeof verdicts)[number];

/** The tone sets the glyph and the colour of a verdict. `neutral` has neither. */
export const verdictTones = [...verdicts, 'neutral'] as const;
export type VerdictTone = (typeof verdictTones)[number];

/** A verdict from your own rule, with its label: `{ tone: 'good', label: 'Great price' }`. */
export interface OwnVerdict {
  tone: VerdictTone;
  label: string;
}

/** The percentages above the estimate (negative: below it) at which a good price ends and a high price begins. */
export interface PriceBands {
  good: number;
  high: number;
}

/** A band of a rule. A rule can have any number of bands, in ascending order. */
export interface PriceBand {
  tone: VerdictTone;
  /** The percentage above the estimate (negative: below it) at which the band ends. Leave it out for the last band. */
  upTo?: number | undefined;
}

/** A price and its verdict. The app judges it by a rule; this package shows the result. */
export interface Valuation {
  /** One of three built-in verdicts, or a verdict from your own rule. */
  verdict: Verdict | OwnVerdict;
  /** The text of a built-in verdict, e.g. 'Bad deal'. `strings` override it. */
  word?: string | undefined;
  /** The asking price, in whole units of the provider's currency, like `estimate`. */
  price: number;
  /** The estimate, greater than 0. */
  estimate: number;
  rule: {
    /**
     * One or two sentences that tell a buyer how the verdict was reached. They must be true at the ends of `bands` too.
     */
    text: string;
    /** The segments of the ruler. Without bands the ruler is one neutral segment with the price mark. */
    bands?: PriceBands | readonly PriceBand[] | undefined;
  };
}

export const getTone = (verdict: Verdict | OwnVerdict): VerdictTone =>
  typeof verdict === 'string' ? verdict : verdict.tone;

/** Returns the difference between price and estimate as a percentage of the estimate. */
export const getPercent = ({ price, estimate }: Pick<Valuation, 'price' | 'estimate'>): number =>
  (price / estimate - 1) * 100;

/** A band of the ruler. */
export interface Segment {
  tone: VerdictTone;
  /**
   * The percentages above the estimate at which the band starts and ends. They are infinite at the ends of the ruler.
   */
  from: number;
  to: number;
  /** Whether to highlight the band, because the price is in it. Never true for a rule without bands. */
  containsPrice: boolean;
}

/**
 * Returns the bands in ascending order. Marks the band of a built-in verdict or, if the rule lists its own bands, the
 * one that contains the price.
 */
export function getSegments(valuation: Valuation): Segment[] {
  const { bands } = valuation.rule;
  const tone = getTone(valuation.verdict);
  if (bands === undefined) return [{ tone: 'neutral', from: -Infinity, to: Infinity, containsPrice: false }];
  if ('good' in bands) {
    const { good, high } = bands;
    return [
      { tone: 'good', from: -Infinity, to: good, containsPrice: tone === 'good' },
      { tone: 'fair', from: good, to: high, containsPrice: tone === 'fair' },
      { tone: 'high', from: high, to: Infinity, containsPrice: tone === 'high' },
    ];
  }
  const percent = getPercent(valuation);
  return bands.map((band, index) => {
    const from = bands[index - 1]?.upTo ?? -Infinity;
    const to = band.upTo ?? Infinity;
    return { tone: band.tone, from, to, containsPrice: percent >= from && percent < to };
  });
}
