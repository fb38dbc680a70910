import type { Dimension, Mention } from './mentions.ts';
import { findCueFrom, type Scan } from './scan.ts';

/** A relative wish: 'cheaper' lowers the highest price, 'newer' raises the first year. */
export interface Step {
  dimension: Dimension | 'radius';
  direction: 'up' | 'down';
  from: number;
  to: number;
}

/** Words after which 'cheaper' or 'closer' does not change the search: 'cheaper to run', 'cheaper insurance', 'newer than 2018'. */
const OTHER_OBJECTS = /^(?:than|then|to|on|insurance|tax|running|parts|servicing|look|one|model|plate|shape)$/u;
/** Words before a question, or before an open bound: 'or newer'. */
const BEFORE_OTHER = /^(?:which|whats|what|is|are|isnt|does|or)$/u;

/** Finds the relative wishes of a message that gives no figure of the same kind: 'anything cheaper?', 'too many miles'. */
export function findSteps(scanned: Scan, mentions: readonly Mention[]): Step[] {
  // A message that names another car changes no bounds: 'Too dear, those. Let's go for a Sorento.'
  if (mentions.some(({ kind }) => kind === 'car')) return [];
  const { words } = scanned;
  const steps: Step[] = [];
  for (let at = 0; at < words.length; at++) {
    const cue = findCueFrom(scanned, at, 'steps');
    if (!cue) continue;
    const next = words[cue.to];
    const isOther = next?.gap === 'space' && (OTHER_OBJECTS.test(next.norm) || next.number !== undefined);
    const isRead = mentions.some(({ from, to }) => from < cue.to && cue.from < to);
    if (isOther || isRead || BEFORE_OTHER.test(words[at - 1]?.norm ?? '')) continue;
    const [dimension, direction] = cue.tag.split(' ') as [Step['dimension'], Step['direction']];
    if (mentions.some((mention) => isAboutDimension(mention, dimension))) continue;
    if (!steps.some((step) => step.dimension === dimension)) steps.push({ dimension, direction, from: at, to: cue.to });
    at = cue.to - 1;
  }
  return steps;
}

const isAboutDimension = (mention: Mention, dimension: Step['dimension']): boolean =>
  mention.kind === 'bound' ? mention.dimension === dimension : mention.kind === dimension;

/** Number of years per step. */
const YEARS = 2;
/** The part of a price or mileage that one step changes. */
const PART = 0.15;

/** Changes a price or mileage by about 15%, rounded to two digits: 15,000 becomes 13,000. */
export function stepAmount(amount: number, direction: Step['direction']): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round((amount * (direction === 'up' ? 1 + PART : 1 - PART)) / unit) * unit;
}

export const stepYear = (year: number, direction: Step['direction']): number =>
  direction === 'up' ? year + YEARS : year - YEARS;

/** The radii of search-core's `DISTANCES`. Importing them would add 7 kB, because its tables cannot be tree-shaken. */
export const RADII: readonly number[] = [5, 10, 25, 50, 100, 200];

/** Returns the next shorter or longer radius. After the longest comes the whole country. */
export function stepRadius(miles: number, direction: Step['direction']): number | 'national' | undefined {
  return direction === 'up'
    ? (RADII.find((radius) => radius > miles) ?? 'national')
    : RADII.findLast((radius) => radius < miles);
}
