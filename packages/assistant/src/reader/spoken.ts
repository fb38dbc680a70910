import { CODES } from './lexicon/codes.ts';
import { getLexicon } from './lexicon/lexicon.ts';
import { readBelowThousand } from './numerals.ts';
import type { Word } from './words.ts';

const isVehicleName = (text: string): boolean =>
  getLexicon()
    .phrases.get(text)
    ?.some(({ meaning }) => meaning.kind === 'vehicle') === true ||
  CODES.some(({ needsMake, pattern }) => !needsMake && pattern.test(text));

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
    const [firstLetter, lastLetter] = [words[i], words[to - 1]];
    if (firstLetter && lastLetter && to > i + 1)
      words.splice(i, to - i, {
        ...firstLetter,
        end: lastLetter.end,
        norm: words
          .slice(i, to)
          .map(({ norm }) => norm)
          .join(''),
      });
  }
  for (const [i, word] of words.entries()) {
    const letters = /^(?!is)[a-z]{1,2}$/u.test(word.norm) && words[i + 1]?.gap !== 'comma' ? word.norm : '';
    const previousWord = (word.gap === 'space' && words[i - 1]?.norm) || '';
    const firstNumber = readBelowThousand(words, letters === '' ? i : i + 1);
    // 'One' in 'a Cat S one' is not a figure.
    if (!firstNumber || (letters !== '' && /^cat(?:s|egory)?$/u.test(previousWord))) continue;
    // Joins the parts of a spoken number: 'one eighteen', 'two oh eight'.
    const zero = /^(?:oh?|zero)$/u.test(words[firstNumber.to]?.norm ?? '') ? '0' : '';
    const secondNumber =
      words[firstNumber.to]?.gap === 'space' ? readBelowThousand(words, firstNumber.to + zero.length) : undefined;
    const isPair =
      secondNumber !== undefined &&
      firstNumber.value < 10 &&
      (zero === '' ? secondNumber.value > 9 && secondNumber.value < 100 : secondNumber.value < 10);
    let norm = `${letters}${firstNumber.value}${isPair ? zero + secondNumber.value : ''}`;
    let to = isPair ? secondNumber.to : firstNumber.to;
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
          ((/^a?$/u.test(letters) || (letters === 'i' && firstNumber.value < 10)) &&
            previousWord !== 'model' &&
            !isVehicleName(previousWord))
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
