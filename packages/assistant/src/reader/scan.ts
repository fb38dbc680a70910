import { CUES } from './lexicon/cues.ts';
import { type CueGroup, getLexicon, type Meaning, type Phrase } from './lexicon/lexicon.ts';
import { correctSpelling, isKnown, findNearest } from './spelling.ts';
import { joinSpoken } from './spoken.ts';
import type { Word } from './words.ts';

/** A phrase from the lexicon in a message. It spans the words from `from` up to, but not including, `to`. */
export interface Match {
  from: number;
  to: number;
  meaning: Meaning;
}

export interface Cue {
  from: number;
  to: number;
  group: CueGroup;
  tag: string;
}

/** A message's words, and every phrase from the lexicon in them. */
export interface Scan {
  words: Word[];
  /** The phrases other than cues that could start at each word, longest first. */
  matchesFrom: Match[][];
  cuesFrom: Cue[][];
  cuesTo: Cue[][];
}

/** The length of the longest phrase in the lexicon, in words. */
const MAX_PARTS = 8;

/**
 * The maximum number of words to check for misspellings in one message. A longer list of unknown words is not a query.
 */
const MAX_CORRECTIONS = 120;

const compareByLength = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  b.to - b.from - (a.to - a.from);

const fits = (phrase: Phrase, spaces: readonly number[]): boolean =>
  spaces.every((at) => phrase.breakOffsets.includes(at));

const isMakeName = ({ meaning }: Phrase): boolean => meaning.kind === 'vehicle' && meaning.vehicle.model === undefined;

const WORDS_NEAR_NUMBERS: readonly string[] = CUES.spelt.number;

/**
 * Corrects an unknown word with the help of the words before it: 'Honda Jaz', 'VW Tigwan', '5 dor'. `ownCorrection` is
 * the correction without their help.
 */
function findCorrection(words: readonly Word[], at: number, ownCorrection: string | undefined): string | undefined {
  const [wordBeforePrevious, previous, word] = [words[at - 2]?.norm, words[at - 1]?.norm ?? '', words[at]];
  if (!word || word.gap !== 'space' || word.norm.length < 3) return ownCorrection;
  if (words[at - 1]?.number !== undefined) return ownCorrection ?? findNearest(word.norm, WORDS_NEAR_NUMBERS, 1);
  const { phrases, modelWords } = getLexicon();
  const make = [...(phrases.get(wordBeforePrevious + previous) ?? []), ...(phrases.get(previous) ?? [])].find(
    isMakeName,
  )?.meaning;
  const models = make?.kind === 'vehicle' ? (modelWords.get(make.vehicle.make) ?? []) : [];
  if (ownCorrection !== undefined && models.includes(ownCorrection)) return ownCorrection;
  return findNearest(word.norm, models, 1) ?? ownCorrection ?? findNearest(word.norm, models, 2);
}

function correctMisspellings(words: Word[]): void {
  let attemptCount = 0;
  for (const [at, word] of words.entries()) {
    if (word.number !== undefined || word.isCode || attemptCount >= MAX_CORRECTIONS || isKnown(word.norm)) continue;
    attemptCount++;
    const ownCorrection =
      correctSpelling(word.norm) ?? (/^.{6,}s$/u.test(word.norm) ? correctSpelling(word.norm.slice(0, -1)) : undefined);
    // After a make, its models come first: 'Mini coopper' is not copper, and 'Toyota Aurus' is not a Urus.
    const correction = findCorrection(words, at, ownCorrection);
    if (correction === undefined) continue;
    word.norm = correction;
    word.isCorrected = true;
  }
}

/** Adverbs that may be inside a phrase of attitude: 'gone right off', 'fed absolutely up with'. */
const ADVERB =
  /^(?:right|really|totally|completely|absolutely|properly|seriously|bloody|utterly|entirely|frankly|honestly|definitely|personally|ever)$/u;

/** Finds the phrases of attitude that adverbs interrupt: 'gone right off', 'cannot honestly stand'. */
function addCuesAroundAdverbs(words: readonly Word[], from: number, cuesFrom: Cue[][], cuesTo: Cue[][]): void {
  let key = words[from]?.norm ?? '';
  let hasAdverb = false;
  for (let to = from + 1; to < Math.min(words.length, from + MAX_PARTS); to++) {
    const { norm = '', gap } = words[to] ?? {};
    if (gap !== 'space') return;
    if (ADVERB.test(norm)) {
      hasAdverb = true;
      continue;
    }
    key += norm;
    if (!hasAdverb) continue;
    for (const { meaning } of getLexicon().phrases.get(key) ?? []) {
      if (meaning.kind !== 'cue' || !/^(?:avoid|out|lost)$/u.test(meaning.tag)) continue;
      const cue: Cue = { from, to: to + 1, group: meaning.group, tag: meaning.tag };
      cuesFrom[from]?.push(cue);
      cuesTo[to + 1]?.push(cue);
    }
  }
}

/** Finds every phrase from the lexicon in a message's words, after correcting misspelt ones. */
export function scan(words: Word[]): Scan {
  correctMisspellings(words);
  joinSpoken(words);
  const { phrases } = getLexicon();
  const matchesFrom: Match[][] = words.map(() => []);
  const cuesFrom: Cue[][] = words.map(() => []);
  const cuesTo: Cue[][] = Array.from({ length: words.length + 1 }, () => []);
  for (let from = 0; from < words.length; from++) {
    addCuesAroundAdverbs(words, from, cuesFrom, cuesTo);
    let key = '';
    const spaces: number[] = [];
    for (let to = from; to < words.length && to < from + MAX_PARTS; to++) {
      const word = words[to];
      if (!word) break;
      if (to > from) {
        if (word.gap === 'comma' || word.gap === 'stop') break;
        if (word.gap === 'space') spaces.push(key.length);
      }
      key += word.norm;
      const foundPhrases = phrases.get(key) ?? [];
      // A plural matches its singular, except in idioms and in cues other than units.
      const singularPhrases =
        foundPhrases.length === 0 && key.length > 2 && key.endsWith('s') && (key.length === 3 || !key.endsWith('ss'))
          ? (phrases.get(key.slice(0, -1)) ?? [])
          : [];
      for (const phrase of foundPhrases) {
        if (!fits(phrase, spaces)) continue;
        // The plural 'models' is not 'Model S'.
        if (to === from && word.norm.endsWith('s') && phrase.breakOffsets.includes(key.length - 1)) continue;
        const { meaning } = phrase;
        if (meaning.kind === 'cue') {
          const cue: Cue = { from, to: to + 1, group: meaning.group, tag: meaning.tag };
          cuesFrom[from]?.push(cue);
          cuesTo[to + 1]?.push(cue);
        } else matchesFrom[from]?.push({ from, to: to + 1, meaning });
      }
      for (const phrase of singularPhrases) {
        const { meaning } = phrase;
        if (!fits(phrase, spaces) || meaning.kind === 'idiom') continue;
        if (meaning.kind !== 'cue') matchesFrom[from]?.push({ from, to: to + 1, meaning });
        else if (meaning.group === 'units')
          cuesFrom[from]?.push({ from, to: to + 1, group: 'units', tag: meaning.tag });
      }
    }
    matchesFrom[from]?.sort(compareByLength);
    cuesFrom[from]?.sort(compareByLength);
  }
  for (const cues of cuesTo) cues.sort(compareByLength);
  return { words, matchesFrom, cuesFrom, cuesTo };
}

/** Returns the longest cue of the groups that starts at a word, if any does. */
export const findCueFrom = (scanned: Scan, at: number, ...groups: CueGroup[]): Cue | undefined =>
  scanned.cuesFrom[at]?.find((cue) => groups.includes(cue.group));

/** Returns the longest cue of the groups that ends before a word, if any does. */
export const findCueTo = (scanned: Scan, at: number, ...groups: CueGroup[]): Cue | undefined =>
  scanned.cuesTo[at]?.find((cue) => groups.includes(cue.group));

export const getCueText = ({ words }: Scan, { from, to }: Cue): string =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');
