import { readAmount } from './quantities.ts';
import { scan } from './scan.ts';
import { splitWords } from './words.ts';

/** A number in the text, in figures or words: '£7.5k', '12 000', 'fifteen grand', 'twenty nineteen'. */
export interface Figure {
  readonly value: number;
  /** `money` or `other` (miles, years, doors …) if the adjacent words say so. */
  readonly unit?: 'money' | 'other';
}

/** Returns all figures in the text, in order. Omits 'one' as a pronoun, unless a unit or a multiple follows it. */
export function findFigures(text: string): Figure[] {
  const scanned = scan(splitWords(text.replaceAll(/\bgbp\s*(?=\d)/giu, '£')));
  const figures: Figure[] = [];
  for (let at = 0; at < scanned.words.length;) {
    const { value, unit, to } = readAmount(scanned, at) ?? { to: at + 1 };
    const isPronoun = scanned.words[at]?.norm === 'one' && value === 1 && unit === undefined;
    if (value !== undefined && !isPronoun)
      figures.push(unit ? { value, unit: unit === 'money' ? 'money' : 'other' } : { value });
    at = to;
  }
  return figures;
}
