import type { Dimension, Mention } from './mentions.ts';
import { findCueFrom, type Scan } from './scan.ts';

/** A relative wish: 'cheaper' lowers the maximum price, 'newer' raises the minimum year. */
export interface Step {
  dimension: Dimension | 'radius';
  direction: 'up' | 'down';
  from: number;
  to: number;
}

/** Words that cancel the step before them: 'cheaper to run', 'cheaper insurance', 'newer than 2018'. */
const CANCELS_STEP_BEFORE = /^(?:than|then|to|on|insurance|tax|running|parts|servicing|look|one|model|plate|shape)$/u;
/** Words that cancel the step after them, because they begin a question ('which is newer?') or a bound ('or newer'). */
const CANCELS_STEP_AFTER = /^(?:which|whats|what|is|are|isnt|does|or)$/u;

/**
 * Finds the relative wishes of a message without a car or a figure of the same kind: 'anything cheaper?', 'too many
 * miles'.
 */
export function findSteps(scanned: Scan, mentions: readonly Mention[]): Step[] {
  // A message that names another car changes no bounds: 'Too dear, those. Let's go for a Sorento.'
  if (mentions.some(({ kind }) => kind === 'car')) return [];
  const { words } = scanned;
  const steps: Step[] = [];
  for (let at = 0; at < words.length; at++) {
    const cue = findCueFrom(scanned, at, 'steps');
    if (!cue) continue;
    const next = words[cue.to];
    const isOtherMeaning = next?.gap === 'space' && (CANCELS_STEP_BEFORE.test(next.norm) || next.number !== undefined);
    const isInMention = mentions.some(({ from, to }) => from < cue.to && cue.from < to);
    if (isOtherMeaning || isInMention || CANCELS_STEP_AFTER.test(words[at - 1]?.norm ?? '')) continue;
    const [dimension, direction] = cue.tag.split(' ') as [Step['dimension'], Step['direction']];
    if (mentions.some((mention) => isAboutDimension(mention, dimension))) continue;
    if (!steps.some((step) => step.dimension === dimension)) steps.push({ dimension, direction, from: at, to: cue.to });
    at = cue.to - 1;
  }
  return steps;
}

const isAboutDimension = (mention: Mention, dimension: Step['dimension']): boolean =>
  mention.kind === 'bound' ? mention.dimension === dimension : mention.kind === dimension;

const YEARS_PER_STEP = 2;
/** The share of a price or mileage by which one step changes it. */
const STEP_FRACTION = 0.15;

/** Changes a price or mileage by about 15%, rounded to two significant digits: 15,000 becomes 13,000. */
export function stepAmount(amount: number, direction: Step['direction']): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round((amount * (direction === 'up' ? 1 + STEP_FRACTION : 1 - STEP_FRACTION)) / unit) * unit;
}

export const stepYear = (year: number, direction: Step['direction']): number =>
  direction === 'up' ? year + YEARS_PER_STEP : year - YEARS_PER_STEP;

/** The radii of search-core's `DISTANCES`. Importing them would add 7 kB, because its tables cannot be tree-shaken. */
export const RADII: readonly number[] = [5, 10, 25, 50, 100, 200];

/** Returns the next shorter or longer radius, or 'national' after the longest. Undefined if there is no shorter one. */
export function stepRadius(miles: number, direction: Step['direction']): number | 'national' | undefined {
  return direction === 'up'
    ? (RADII.find((radius) => radius > miles) ?? 'national')
    : RADII.findLast((radius) => radius < miles);
}
