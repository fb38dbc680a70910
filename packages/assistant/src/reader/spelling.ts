import { getLexicon } from './lexicon/lexicon.ts';
import { EVERYDAY_WORDS, FUNCTION_WORDS, OTHER_SUBJECTS } from './lexicon/other-words.ts';
import { getPlaces } from './lexicon/places.ts';
import { getRoleClasses } from './lexicon/role-words.ts';

interface Target {
  word: string;
  /** The word's letters as bits. Words that are one edit apart differ in at most two bits. */
  letters: number;
}

interface Spelling {
  targets: readonly (readonly Target[])[];
  /** Targets by their approximate sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
  /** Returns whether a word is an everyday word, or in the lexicon or the name of a town. */
  isWord: (word: string) => boolean;
}

const getLetterBits = (word: string): number => {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) - 97);
  return bits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Returns a word's approximate sound, which has only three vowels: 'otomatic' sounds like 'automatic'. */
const getSound = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])|z/gu, 's')
    .replaceAll(/[cq]+k?|k/gu, 'k')
    .replaceAll(/or(?=[^aeiouwy])/gu, 'o')
    .replace(/le$/u, 'al')
    .replace(/[aeiouwy]r$/u, 'a')
    .replaceAll(/[aeiouwy]+/gu, (vowels) =>
      /^(?:au|[ouw])/u.test(vowels) ? 'o' : /^(?:a[iy]|[eiy])/u.test(vowels) ? 'i' : 'a',
    )
    .replaceAll(/(.)\1+/gu, '$1');

/**
 * Returns the possible sounds of a word. In a long word the vowels after the first two letters are uncertain: 'Deisal'
 * is 'diesel'.
 */
function listSounds(word: string): string[] {
  const sound = getSound(word);
  const blurredSound = sound.replaceAll(/(?<=..)[aio]/gu, 'a');
  return word.length < 6 || blurredSound === sound ? [sound] : [sound, blurredSound];
}

let cachedSpelling: Spelling | undefined;

function getSpelling(): Spelling {
  if (cachedSpelling) return cachedSpelling;
  const targets: Target[][] = [];
  const { targets: words, words: lexiconWords } = getLexicon();
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    (targets[word.length] ??= []).push({ word, letters: getLetterBits(word) });
    for (const sound of listSounds(word)) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  const knownWords = new Set([...lexiconWords, ...getPlaces().words, ...EVERYDAY_WORDS, ...FUNCTION_WORDS]);
  cachedSpelling = { targets, bySound, isWord: (word) => knownWords.has(word) || getRoleClasses(word).length > 0 };
  return cachedSpelling;
}

export const isOffTopicNoun = (word: string): boolean => OTHER_SUBJECTS.has(word);

/** Returns whether a word or its base form is an everyday word, or in the lexicon or the name of a town. */
export function isKnown(word: string): boolean {
  const { isWord } = getSpelling();
  if (isWord(word)) return true;
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (
      stem.length > (ending === 'ed' ? 2 : 3) &&
      (isWord(stem) || isWord(`${stem}e`) || (stem.at(-1) === stem.at(-2) && isWord(stem.slice(0, -1))))
    )
      return true;
  }
  return false;
}

const ENDINGS = ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ly', 'y', 'est', 'ness', 'ish'];

// Rows of the edit distance table. Reused between calls, because this is the reader's inner loop.
let rowBeforePrevious = new Uint8Array(32);
let previousRow = new Uint8Array(32);
let currentRow = new Uint8Array(32);

/**
 * Returns the edit distance (insert, delete, replace, transpose) of two words of up to 30 letters, or `maxDistance + 1`
 * if it is greater.
 */
export function computeEditDistance(a: string, b: string, maxDistance: number): number {
  for (let j = 0; j <= b.length; j++) previousRow[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    currentRow[0] = i;
    let minDistance = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let distance = (previousRow[j - 1] ?? 0) + (letter === other ? 0 : 1);
      distance = Math.min(distance, (previousRow[j] ?? 0) + 1, (currentRow[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        distance = Math.min(distance, (rowBeforePrevious[j - 2] ?? 0) + 1);
      currentRow[j] = distance;
      if (distance < minDistance) minDistance = distance;
    }
    if (minDistance > maxDistance) return maxDistance + 1;
    [rowBeforePrevious, previousRow, currentRow] = [previousRow, currentRow, rowBeforePrevious];
  }
  return previousRow[b.length] ?? maxDistance + 1;
}

/** Finds the nearest of a few words with the same first letter. Allows `edits` edits, or one in a short word. */
export function findNearest(word: string, words: readonly string[], edits: number): string | undefined {
  let nearestWord: string | undefined;
  let maxDistance = word.length < 5 ? 1 : edits;
  for (const each of words) {
    const distance = each[0] === word[0] ? computeEditDistance(word, each, maxDistance) : maxDistance + 1;
    if (distance > maxDistance) continue;
    nearestWord = each;
    maxDistance = distance - 1;
  }
  return nearestWord;
}

const isSwap = (a: string, b: string): boolean => [...a].toSorted().join('') === [...b].toSorted().join('');

/** Returns the word in the lexicon that is nearest to an unknown word, if one is near enough. */
export function correctSpelling(word: string): string | undefined {
  if (word.length < 4 || word.length > 16 || !/^[a-z]+$/u.test(word) || isKnown(word)) return undefined;
  const { targets, bySound } = getSpelling();
  if (isOffTopicNoun(word)) return undefined;
  const maxDistance = word.length >= 8 ? 2 : 1;
  const letters = getLetterBits(word);
  let nearestWord: string | undefined;
  let bestDistance = maxDistance + 1;
  // Longer words first, because a missing letter is more common than an additional one.
  for (let length = word.length + maxDistance; length >= Math.max(4, word.length - maxDistance); length--) {
    for (const target of targets[length] ?? []) {
      if (countBits(target.letters ^ letters) > 2 * maxDistance) continue;
      const hasSameStart = target.word[0] === word[0];
      const allowedDistance = Math.min(hasSameStart ? maxDistance : 1, length < 8 ? 1 : maxDistance);
      // Many short words differ in one letter, so only transposed letters are safe to correct.
      if (length === 4 && !isSwap(word, target.word)) continue;
      if (length === 5 && word.length <= 5 && !hasSameStart && !isSwap(word, target.word)) continue;
      const distance = computeEditDistance(word, target.word, allowedDistance);
      if (distance > allowedDistance) continue;
      if (distance < bestDistance || (distance === bestDistance && hasSameStart && nearestWord?.[0] !== word[0])) {
        nearestWord = target.word;
        bestDistance = distance;
      }
    }
  }
  if (word.length < 5) return nearestWord;
  for (const sound of listSounds(word)) {
    if (sound.length < 4) break;
    for (const similarWord of bySound.get(sound) ?? []) {
      const distance = computeEditDistance(word, similarWord, 2);
      if (distance < 3 && distance <= bestDistance + 1) {
        nearestWord = similarWord;
        bestDistance = distance;
      }
    }
  }
  return nearestWord;
}
