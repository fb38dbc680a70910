import {
  COMPARISONS,
  FOREIGN,
  GREETINGS,
  type Greeting,
  HEARD,
  HINTS,
  NODS,
  type Term,
  TERMS,
  UNNAMED,
  type Heard,
  type Use,
  USES,
  type Want,
  WANTS,
} from './heard-phrases.ts';

/** What a message says beside its wishes. */
export interface Hearing {
  /** The first kind of `HEARD` that is in it. */
  kind: Heard | 'foreign' | 'wordless' | undefined;
  greeting: Greeting | undefined;
  use: Use | undefined;
  wants: Want[];
  /** The words whose meaning is asked. */
  terms: Term[];
  /** The questions that vague wishes ask for. */
  hints: (keyof typeof HINTS)[];
  /** Of what something else is wanted than before. */
  comparisons: (keyof typeof COMPARISONS)[];
}

/** Nobody says what matters after so many characters. */
const MOST_CHARACTERS = 2_000;

/** What is said for politeness, at either end of a bare answer. */
const COURTESY =
  /^(?:please|pls|plz|mate|pal|love|buddy|well|um|umm|er|erm|oh|ah|so|then|thanks|ta|really|honestly|tbh|hello|hi|hiya|hey|and|but|ok|okay|now|actually|lol|haha)$/u;

/** A text as phrases are compared: letters and figures of words, a space before and behind each. */
function folded(text: string): string {
  const words = text
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Takes the courtesies from both ends of a bare answer; an answer of nothing else is left as it is. */
function withoutCourtesy(spaced: string): string {
  const words = spaced.trim().split(' ');
  let [from, to] = [0, words.length];
  while (from < to && COURTESY.test(words[from] ?? '')) from++;
  while (to > from && COURTESY.test(words[to - 1] ?? '')) to--;
  return from < to ? ` ${words.slice(from, to).join(' ')} ` : spaced;
}

interface Pattern {
  anywhere: RegExp | undefined;
  whole: RegExp | undefined;
}

/** A word of a phrase as a pattern that takes the space behind it: `a/b`, `-` for nothing, `*` for up to three words. */
function wordPattern(word: string): string {
  if (word === '*') return '(?:\\S+ ){0,3}';
  const choices = word.split('/');
  const pattern = `(?:${choices.filter((choice) => choice !== '-').join('|')}) `;
  return choices.includes('-') ? `(?:${pattern})?` : pattern;
}

function compile(phrases: string): Pattern {
  const [anywhere, whole]: [string[], string[]] = [[], []];
  for (const phrase of phrases.split(',').map((each) => each.trim())) {
    const isWhole = phrase.startsWith('=');
    const words = (isWhole ? phrase.slice(1) : phrase).split(' ').map(wordPattern).join('');
    (isWhole ? whole : anywhere).push(words);
  }
  return {
    anywhere: anywhere.length > 0 ? new RegExp(` (?:${anywhere.join('|')})`, 'u') : undefined,
    whole: whole.length > 0 ? new RegExp(`^ (?:${whole.join('|')})$`, 'u') : undefined,
  };
}

const compileAll = <K extends string>(table: Readonly<Record<K, string>>): [K, Pattern][] =>
  (Object.entries(table) as [K, string][]).map(([kind, phrases]) => [kind, compile(phrases)]);

/** A term as somebody asks what it means. */
const askedTerms = (): Record<Term, string> =>
  Object.fromEntries(
    Object.entries(TERMS).map(([term, names]) => [
      term,
      names
        .split(', ')
        .map(
          (name) =>
            `what is/are a/an/the/- ${name}, whats a/an/the/- ${name}, what does/do ${name} mean, what does/do ${name} stand for, explain a/an/the/- ${name}, difference between a/an/- ${name}, difference between * and/or a/an/- ${name}`,
        )
        .join(', '),
    ]),
  ) as Record<Term, string>;

const compileTables = () => ({
  kinds: compileAll(HEARD),
  greetings: compileAll(GREETINGS),
  uses: compileAll(USES),
  wants: compileAll(WANTS),
  hints: compileAll(HINTS),
  comparisons: compileAll(COMPARISONS),
  terms: compileAll(askedTerms()),
  unnamed: compile(UNNAMED),
  strong: compile(FOREIGN.strong),
  weak: new Set(FOREIGN.weak.split(', ')),
});

let compiled: ReturnType<typeof compileTables> | undefined;
/** Made at the first message, so that importing costs nothing. */
const tables = () => (compiled ??= compileTables());

const hears = ({ anywhere, whole }: Pattern, spaced: string, bare: string): boolean =>
  anywhere?.test(spaced) === true || whole?.test(bare) === true || whole?.test(spaced) === true;

function isForeign(text: string, spaced: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 2 && latin.length * 2 < letters.length) return true;
  const { strong, weak } = tables();
  if (hears(strong, spaced, spaced)) return true;
  const found = new Set(spaced.split(' ').filter((word) => weak.has(word)));
  return found.size > 1;
}

/** Listens to one message of the buyer. */
export function hear(content: string): Hearing {
  const text = content.slice(0, MOST_CHARACTERS);
  const spaced = folded(text);
  const bare = withoutCourtesy(spaced);
  const { kinds, greetings, uses, wants, hints, comparisons, terms } = tables();
  const isIn = ([, pattern]: [string, Pattern]): boolean => hears(pattern, spaced, bare);
  // A greeting is one where it begins: 'oh hi' is, 'say hi to her' is not.
  const greeting = greetings.find(([, { anywhere }]) => anywhere !== undefined && spaced.search(anywhere) === 0)?.[0];
  const isWordless = !/[\p{L}\p{N}]/u.test(text);
  return {
    kind: isWordless
      ? NODS.test(text)
        ? 'okay'
        : 'wordless'
      : (kinds.find(isIn)?.[0] ?? (isForeign(text, spaced) ? 'foreign' : undefined)),
    greeting,
    use: uses.find(isIn)?.[0],
    wants: wants.filter(isIn).map(([want]) => want),
    terms: terms.filter(isIn).map(([term]) => term),
    hints: hints.filter(isIn).map(([hint]) => hint),
    comparisons: comparisons.filter(isIn).map(([topic]) => topic),
  };
}

/** Are words among those that are heard or that nobody expects a filter for, so that they need not be named as left out? */
export function isNeedless(words: string): boolean {
  const spaced = folded(words);
  const { kinds, greetings, uses, wants, hints, unnamed } = tables();
  if (hears(unnamed, spaced, spaced)) return true;
  return [...kinds, ...greetings, ...uses, ...wants, ...hints].some(([, pattern]) => hears(pattern, spaced, spaced));
}
