import { CODES } from './lexicon/codes.ts';
import { getLexicon } from './lexicon/lexicon.ts';
import { readBelowThousand } from './numerals.ts';
import type { Word } from './words.ts';

const isVehicleName = (text: string): boolean =>
  getLexicon()
    .phrases.get(text)
    ?.some(({ meaning }) => meaning.kind === 'vehicle') === true ||
  CODES.some(({ next, pattern }) => !next && pattern.test(text));

const LETTER = /^[b-hj-z]$/u;

/**
 * Rewrites spelled-out codes in place: 'v forty' becomes 'v40', 'one eighteen dee' becomes '118d', 'three series'
 * becomes '3 series'.
 */
export function joinSpoken(words: Word[]): void {
  // Joins separate letters: 'c r v', 'x c 60'.
  for (let i = 0; i < words.length; i++) {
    let to = i;
    while (LETTER.test(words[to]?.norm ?? '') && (to === i || words[to]?.gap === 'space')) to++;
    const [first, last] = [words[i], words[to - 1]];
    if (first && last && to > i + 1)
      words.splice(i, to - i, {
        ...first,
        end: last.end,
        norm: words
          .slice(i, to)
          .map(({ norm }) => norm)
          .join(''),
      });
  }
  for (const [i, word] of words.entries()) {
    const letters = /^(?!is)[a-z]{1,2}$/u.test(word.norm) && words[i + 1]?.gap !== 'comma' ? word.norm : '';
    const before = (word.gap === 'space' && words[i - 1]?.norm) || '';
    const first = readBelowThousand(words, letters === '' ? i : i + 1);
    // The 'one' of 'a Cat S one' is not a figure.
    if (!first || (letters !== '' && /^cat(?:s|egory)?$/u.test(before))) continue;
    // Joins the parts of a spoken number: 'one eighteen', 'two oh eight'.
    const zero = /^(?:oh?|zero)$/u.test(words[first.to]?.norm ?? '') ? '0' : '';
    const second = words[first.to]?.gap === 'space' ? readBelowThousand(words, first.to + zero.length) : undefined;
    const isPair =
      second !== undefined &&
      first.value < 10 &&
      (zero === '' ? second.value > 9 && second.value < 100 : second.value < 10);
    let norm = `${letters}${first.value}${isPair ? zero + second.value : ''}`;
    let to = isPair ? second.to : first.to;
    const { norm: next = '' } = words[to] ?? {};
    if (/^(?:d|dee|i|e)$/u.test(next) && isVehicleName(norm + next.charAt(0))) {
      norm += next.charAt(0);
      to++;
    } else if (
      // The letters before a number and 'series' are a separate word: 'a five series'.
      next === 'series'
        ? letters !== ''
        : /^(?:grand|thousand|k)$/u.test(next) ||
          !isVehicleName(norm) ||
          isVehicleName(word.norm) ||
          ((/^a?$/u.test(letters) || (letters === 'i' && first.value < 10)) &&
            before !== 'model' &&
            !isVehicleName(before))
    )
      continue;
    const number = Number.parseInt(norm, 10);
    words.splice(i, to - i, {
      ...word,
      end: words[to - 1]?.end ?? word.end,
      norm,
      ...(letters === '' && { number, suffix: norm.slice(`${number}`.length) }),
    });
  }
}
