import { getParams, read, type ReadOptions } from '../index.ts';

export type Dimension = 'price' | 'year' | 'mileage';

/** A minimum above the maximum in the same message. */
export interface CrossedBounds {
  dimension: Dimension;
  min: number;
  max: number;
}

const DIMENSIONS = ['price', 'year', 'mileage'] as const;

/** Matches words that suggest a correction ('no, make that £10k'), of which only the last figure counts. */
const CORRECTION_WORD = /\b(?:actually|no|sorry|wait|instead|rather|i mean|make that|make it|change|or)\b/iu;

const RANGE_PATTERN =
  /\b(?:between|from)\s+(£?[\d,.]+\s*(?:k|grand)?)(\s*miles)?\s*(?:and|to|[-–])\s*(£?[\d,.]+\s*(?:k|grand)?)(\s*miles)?/iu;

const parseAmount = (text: string): number =>
  Number(text.replace(/[^\d.]/gu, '')) * (/k|grand/iu.test(text) ? 1000 : 1);

/** Splits a crossed range such as 'between £20k and £10k' into two bounds, because the reader would swap its ends. */
function findCrossedRange(text: string): [min: string, max: string] | undefined {
  const [, first = '', milesFirst = '', second = '', miles = ''] = RANGE_PATTERN.exec(text) ?? [];
  if (first === '' || second === '') return undefined;
  const isScaled = /k|grand/iu.test(second) && parseAmount(first) < 1000;
  const low = isScaled ? parseAmount(first) * 1000 : parseAmount(first);
  if (!(low > parseAmount(second))) return undefined;
  const unit = miles || milesFirst;
  return [`from ${isScaled ? `${first.trim()}k` : first}${unit}`, `up to ${second}${unit}`];
}

const MAX_CHARACTERS = 300;

/**
 * Finds crossed bounds in a message. The reader keeps only the last bound, so the reply asks which bounds are meant.
 */
export function findCrossedBounds(content: string, options: ReadOptions): CrossedBounds | undefined {
  const hasTwoFigures = /\d[^\d.,]+\d/u.test(content);
  if (!hasTwoFigures || content.length > MAX_CHARACTERS || CORRECTION_WORD.test(content)) return undefined;
  const clauses = findCrossedRange(content) ?? content.split(/[,;]|\b(?:but|and)\b/iu);
  if (clauses.length < 2) return undefined;
  const readings = clauses.map((part) => getParams(read([{ role: 'user', content: part }], options)));
  for (const dimension of DIMENSIONS) {
    const minimums = readings.flatMap((params) => params[`min_${dimension}`] ?? []);
    const maximums = readings.flatMap((params) =>
      params[`min_${dimension}`] === undefined ? (params[`max_${dimension}`] ?? []) : [],
    );
    const [min, max] = [Math.max(...minimums), Math.min(...maximums)];
    if (minimums.length > 0 && maximums.length > 0 && min > max) return { dimension, min, max };
  }
  return undefined;
}
