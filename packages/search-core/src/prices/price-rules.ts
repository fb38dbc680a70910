/** A verdict on a price, from the buyer's point of view. */
export type Verdict = 'good' | 'fair' | 'high';

/** A verdict rule: its thresholds, and the words that explain them. */
export interface VerdictRule {
  /** Identifies the rule. The rules in this file are `showcase`, `sample` and `results`. */
  name: string;
  /** The rule in a sentence. */
  text: string;
  /** The thresholds of 'good' and 'high', in per cent above the estimate. Negative numbers are below it. */
  bands: { good: number; high: number };
  /** Whether a price at the threshold of 'good' is good. Otherwise it is fair. */
  goodIncludesEnd: boolean;
  words: Readonly<Record<Verdict, string>>;
}

/** A price verdict with the figures that explain it. */
export interface Valuation {
  verdict: Verdict;
  /** The rule's word for the verdict. */
  word: string;
  /** The judged price, in pounds. */
  price: number;
  /** The estimate that the price is compared with, in pounds. */
  estimate: number;
  /** Price minus estimate, in pounds. Positive if the price is above the estimate. */
  difference: number;
  /** The difference as a percentage of the estimate, not rounded. */
  percent: number;
  rule: VerdictRule;
}

/** The home page's showcase: −5% and below is good, 10% and above is high (docs/specification.md, section 5). */
export const SHOWCASE_RULE: VerdictRule = {
  name: 'showcase',
  text: 'At least 5% below the estimate is a good price; at least 10% above it is a high price; between them it is fair.',
  bands: { good: -5, high: 10 },
  goodIncludesEnd: true,
  words: { good: 'Good price', fair: 'Fair price', high: 'High price' },
};

/** Sample listings: below the estimate is good, under 5% above it is fair (docs/specification.md, section 5). */
export const SAMPLE_RULE: VerdictRule = {
  name: 'sample',
  text: 'Below the estimate is a good deal; less than 5% above it is fair; 5% or more is a bad deal.',
  bands: { good: 0, high: 5 },
  goodIncludesEnd: false,
  words: { good: 'Good deal', fair: 'Fair deal', high: 'Bad deal' },
};

/** Search results: below the estimate is good, under 15% above it is fair (docs/specification.md, section 5). */
export const RESULTS_RULE: VerdictRule = {
  name: 'results',
  text: 'Below the estimate is a good price; less than 15% above it is fair; 15% or more is a high price.',
  bands: { good: 0, high: 15 },
  goodIncludesEnd: false,
  words: { good: 'Good price', fair: 'Fair price', high: 'High price' },
};

/** Judges a car in the home page's showcase. Returns `undefined` unless price and estimate are both above 0. */
export function judgeShowcase(price: number, estimate: number): Valuation | undefined {
  return judge(price, estimate, SHOWCASE_RULE);
}

/** Judges a sample listing. Returns `undefined` unless price and estimate are both above 0. */
export function judgeSample(price: number, estimate: number): Valuation | undefined {
  return judge(price, estimate, SAMPLE_RULE);
}

/** Judges a search result. Returns `undefined` unless price and estimate are both above 0. */
export function judgeResults(price: number, estimate: number): Valuation | undefined {
  return judge(price, estimate, RESULTS_RULE);
}

/** Judges a price by a rule, such as your own. Returns `undefined` unless price and estimate are both above 0. */
export function judge(price: number, estimate: number, rule: VerdictRule): Valuation | undefined {
  if (!(price > 0 && estimate > 0 && Number.isFinite(price) && Number.isFinite(estimate))) return undefined;
  const difference = price - estimate;
  const verdict = getVerdict(rule, difference, estimate);
  const percent = (difference / estimate) * 100;
  return { verdict, word: rule.words[verdict], price, estimate, difference, percent, rule };
}

// Multiplies pounds by 100 instead of dividing, so that whole pounds have no rounding error at a threshold.
function getVerdict(rule: VerdictRule, difference: number, estimate: number): Verdict {
  const scaledDifference = difference * 100;
  const good = rule.bands.good * estimate;
  if (scaledDifference < good || (rule.goodIncludesEnd && scaledDifference === good)) return 'good';
  return scaledDifference >= rule.bands.high * estimate ? 'high' : 'fair';
}
