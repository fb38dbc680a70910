import { fold } from '../words.ts';
import { CUES } from './cues.ts';
import { type FeatureKey, FEATURES, FLAGS } from './features.ts';
import { IDIOMS, UNSEARCHABLE_PHRASES } from './idioms.ts';
import { ORIGINS } from './origins.ts';
import { type Vehicle, VEHICLES } from './vehicles.ts';

export type CueGroup = keyof typeof CUES;

export type Meaning =
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'feature'; key: FeatureKey; value: string }
  | { kind: 'cue'; group: CueGroup; tag: string }
  | { kind: 'origin'; makes: readonly string[] }
  /** A phrase that hides the words in it. `wish` means that buyers ask for it and no filter covers it. */
  | { kind: 'idiom'; wish: boolean };

export interface Phrase {
  meaning: Meaning;
  /** The positions of possible spaces, as offsets into the letters and digits of the phrase. */
  breakOffsets: readonly number[];
}

/** All phrases by their letters and digits: 'CX-5' is under 'cx5'. */
export interface Lexicon {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of every phrase. These words are never corrected. */
  words: ReadonlySet<string>;
  /** The words that misspellings are corrected to. */
  targets: ReadonlySet<string>;
  /** The words in each make's model names. */
  modelWords: ReadonlyMap<string, readonly string[]>;
}

const PHRASE_PART = /[a-z]+|\d+|[^a-z\d]+/gu;

/**
 * Returns the key of a phrase, and where it may have spaces: between words, and between a number and two or more
 * letters before it.
 */
function getPhraseKey(phrase: string): { key: string; breakOffsets: number[]; words: string[] } {
  const folded = fold(phrase).replaceAll('&', 'and');
  const words = folded.split(/[^\p{L}\p{N}#+]+/u).filter(Boolean);
  const breakOffsets: number[] = [];
  let at = 0;
  let letters = 0;
  for (const [part] of folded.matchAll(PHRASE_PART)) {
    if (/^\d/u.test(part) && letters > 1) breakOffsets.push(at);
    if (/^[a-z\d]/u.test(part)) at += part.length;
    else if (at > 0) breakOffsets.push(at);
    letters = /^[a-z]/u.test(part) ? part.length : 0;
  }
  return { key: words.join(''), breakOffsets, words };
}

/** Expands the alternatives of a phrase: 'not/isnt bothered about/-' gives four phrases. */
function expandAlternatives(phrase: string): string[] {
  let expandedPhrases = [''];
  for (const word of phrase.split(' ')) {
    const choices = word.split('/');
    expandedPhrases = expandedPhrases.flatMap((start) =>
      choices.map((choice) => (choice === '-' ? start : `${start} ${choice}`)),
    );
  }
  return expandedPhrases;
}

function buildLexicon(): Lexicon {
  const phrases = new Map<string, Phrase[]>();
  const words = new Set<string>();
  const targets = new Set<string>();
  // Misspellings are corrected only to words in names and to single words with a meaning of their own.
  const addPhrases = (phrase: string, meaning: Meaning, isTarget: boolean) => {
    for (const each of expandAlternatives(phrase)) addPhrase(each, meaning, isTarget);
  };
  const addPhrase = (phrase: string, meaning: Meaning, isTarget: boolean) => {
    const { key, breakOffsets, words: parts } = getPhraseKey(phrase);
    if (key === '') return;
    const existingPhrases = phrases.get(key) ?? [];
    existingPhrases.push({ meaning, breakOffsets });
    phrases.set(key, existingPhrases);
    // Adds 'softtop' as well as 'soft' and 'top'.
    for (const part of [key, ...parts]) {
      words.add(part);
      if (isTarget && (part === key) !== (meaning.kind === 'vehicle' && parts.length > 1) && /^[a-z]{4,}$/u.test(part))
        targets.add(part);
    }
  };
  const modelWords = new Map<string, string[]>();
  for (const vehicle of VEHICLES) {
    const { make, model, names } = vehicle;
    for (const name of names) addPhrases(name, { kind: 'vehicle', vehicle }, true);
    const parts =
      model === undefined
        ? undefined
        : names
            .join(' ')
            .toLowerCase()
            .match(/\b[a-z]{4,}\b/gu);
    modelWords.set(make, [...(modelWords.get(make) ?? []), ...(parts ?? [])]);
  }
  for (const [key, values] of Object.entries(FEATURES))
    for (const [value, synonyms] of Object.entries(values))
      for (const phrase of [value, ...synonyms])
        addPhrases(phrase, { kind: 'feature', key: key as FeatureKey, value }, true);
  for (const [key, flag] of Object.entries(FLAGS))
    for (const phrase of flag) addPhrases(phrase, { kind: 'feature', key: key as FeatureKey, value: '' }, true);
  for (const [group, tags] of Object.entries(CUES))
    for (const [tag, cues] of Object.entries(tags))
      for (const phrase of cues)
        addPhrases(phrase, { kind: 'cue', group: group as CueGroup, tag }, TARGET_GROUPS.has(group));
  for (const { words: names, makes } of Object.values(ORIGINS))
    for (const phrase of names) addPhrases(phrase, { kind: 'origin', makes }, false);
  for (const phrase of IDIOMS) addPhrases(phrase, { kind: 'idiom', wish: false }, false);
  for (const phrase of UNSEARCHABLE_PHRASES) addPhrases(phrase, { kind: 'idiom', wish: true }, false);
  return { phrases, words, targets, modelWords };
}

/** The cue groups whose misspellings are corrected: those around figures. */
const TARGET_GROUPS = new Set(['bounds', 'afters', 'topics', 'spelt']);

let lexicon: Lexicon | undefined;

/** Returns the lexicon. The first call builds it. */
export function getLexicon(): Lexicon {
  lexicon ??= buildLexicon();
  return lexicon;
}
