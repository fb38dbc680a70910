import {
  CHANGE_REQUESTS,
  FOREIGN_WORDS,
  GREETINGS,
  type Greeting,
  KIND_PHRASES,
  VAGUE_WISHES,
  TOPIC_NAMES,
  AROUND_TOPIC_NAME,
  YES_SYMBOLS,
  AROUND_OTHER_ORIGIN,
  type Origin,
  ORIGINS,
  CHOICE_PHRASES,
  AFTER_EXCLUSION,
  EXCLUSION_PHRASES,
  type Term,
  TERMS,
  UNREPORTED_WORDS,
  type PhrasedKind,
  type UnphrasedKind,
  type Use,
  USES,
  type Want,
  UNSEARCHABLE_WISHES,
} from './message-phrases.ts';

/** The content of a message besides search criteria. */
export interface MessageTraits {
  /** The first kind of `KIND_PHRASES` in the message, or a kind without phrases. */
  kind: PhrasedKind | UnphrasedKind | undefined;
  greeting: Greeting | undefined;
  use: Use | undefined;
  wants: (Want | `${Origin} cars`)[];
  /** Excluded origins, ready to quote. */
  ruledOut: `${Origin} cars`[];
  /** The topics that the message names without a value, in order. */
  named: (keyof typeof TOPIC_NAMES)[];
  /** The offered topics that the message chooses, as the arguments of `slice`. */
  pick: readonly [from: number, to: number | undefined] | undefined;
  /** The terms that the buyer wants explained. */
  terms: Term[];
  /** The questions that vague wishes lead to. */
  hints: (keyof typeof VAGUE_WISHES)[];
  /** The topics of vague change requests. */
  comparisons: (keyof typeof CHANGE_REQUESTS)[];
}

/** Longer messages are cut off, which limits the work. */
const MAX_CHARACTERS = 2_000;

/** Polite words and fillers at either end of a bare answer. */
const COURTESY =
  /^(?:please|pls|plz|mate|pal|love|buddy|well|um|umm|er|erm|oh|ah|so|then|thanks|ta|really|honestly|tbh|hello|hi|hiya|hey|and|but|ok|okay|now|actually|lol|haha)$/u;

/** Folds a string for comparison, into words of letters and digits with a space before and after each. */
function foldText(text: string): string {
  const words = text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Strips polite words from both ends of a bare answer, unless nothing would be left. */
function stripCourtesy(spaced: string): string {
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

/**
 * Compiles a word of a phrase and the space after it. `a/b` matches either word, `-` nothing and `*` up to three words.
 */
function toWordPattern(word: string): string {
  if (word === '*') return '(?:\\S+ ){0,3}';
  const choices = word.split('/');
  const pattern = `(?:${choices.filter((choice) => choice !== '-').join('|')}) `;
  return choices.includes('-') ? `(?:${pattern})?` : pattern;
}

const toPhrasePattern = (phrase: string): string => phrase.split(' ').map(toWordPattern).join('');

/** Compiles alternative phrases, each with the space after it. */
const toAlternatives = (phrases: string): string => `(?:${phrases.split(', ').map(toPhrasePattern).join('|')})`;

function compile(phrases: string): Pattern {
  const [anywhere, whole]: [string[], string[]] = [[], []];
  for (const phrase of phrases.split(',').map((each) => each.trim())) {
    const isWhole = phrase.startsWith('=');
    (isWhole ? whole : anywhere).push(toPhrasePattern(isWhole ? phrase.slice(1) : phrase));
  }
  return {
    anywhere: anywhere.length > 0 ? new RegExp(` (?:${anywhere.join('|')})`, 'u') : undefined,
    whole: whole.length > 0 ? new RegExp(`^ (?:${whole.join('|')})$`, 'u') : undefined,
  };
}

const compileAll = <K extends string>(table: Readonly<Record<K, string>>): [K, Pattern][] =>
  (Object.entries(table) as [K, string][]).map(([kind, phrases]) => [kind, compile(phrases)]);

/** Lists the phrases that ask what a term means. */
const listAskedTerms = (): Record<Term, string> =>
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

/** Compiles phrases to be removed from a message. */
const createRemovalPattern = (phrases: string): RegExp => new RegExp(`(?<= )${toAlternatives(phrases)}`, 'gu');

const WORDS_AFTER_ORIGIN = 'car/cars/one/ones/make/makes/brand/brands/motor/motors/built/made';

/** Compiles the patterns of an origin: 'something German', 'no French or Italian cars'. */
function compileOrigin([origin, names]: [string, string]) {
  const notAfter = `(?!(?:${AROUND_OTHER_ORIGIN.behind}) )`;
  const others = `(?:${toAlternatives(Object.values(ORIGINS).join(', '))}${toWordPattern(`${WORDS_AFTER_ORIGIN}/-`)}${toWordPattern('or/and/nor')}${toWordPattern('no/not/any/-')})`;
  return {
    name: `${origin as Origin} cars` as const,
    wished: new RegExp(`(?<! (?:${AROUND_OTHER_ORIGIN.before}) )(?<= )${origin.toLowerCase()} ${notAfter}`, 'u'),
    ruledOut: new RegExp(
      ` ${toAlternatives(EXCLUSION_PHRASES)}${toAlternatives(AFTER_EXCLUSION)}{0,3}${others}{0,3}${toAlternatives(names)}${notAfter}`,
      'u',
    ),
  };
}

const compileTables = () => ({
  kinds: compileAll(KIND_PHRASES),
  greetings: compileAll(GREETINGS),
  uses: compileAll(USES),
  wants: compileAll(UNSEARCHABLE_WISHES),
  hints: compileAll(VAGUE_WISHES),
  comparisons: compileAll(CHANGE_REQUESTS),
  terms: compileAll(listAskedTerms()),
  anyOrigin: compile(Object.values(ORIGINS).join(', ')),
  origins: Object.entries(ORIGINS).map(compileOrigin),
  named: (Object.entries(TOPIC_NAMES) as [keyof typeof TOPIC_NAMES, string][]).map(
    ([question, names]) => [question, createRemovalPattern(names)] as const,
  ),
  naming: createRemovalPattern(AROUND_TOPIC_NAME),
  picks: CHOICE_PHRASES.map(([phrases, from, to]) => ({ pattern: compile(phrases), pick: [from, to] as const })),
  unnamed: compile(`${UNREPORTED_WORDS}, ${Object.values(ORIGINS).join(', ')}`),
  strong: compile(FOREIGN_WORDS.strong),
  weak: new Set(FOREIGN_WORDS.weak.split(', ')),
});

let compiled: ReturnType<typeof compileTables> | undefined;
/** Compiles the tables when the first message is classified, so that importing this module is cheap. */
const getTables = () => (compiled ??= compileTables());

const matchesPattern = ({ anywhere, whole }: Pattern, spaced: string, bare: string): boolean =>
  anywhere?.test(spaced) === true || whole?.test(bare) === true || whole?.test(spaced) === true;

function isForeign(text: string, spaced: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 2 && latin.length * 2 < letters.length) return true;
  const { strong, weak } = getTables();
  if (matchesPattern(strong, spaced, spaced)) return true;
  const found = new Set(spaced.split(' ').filter((word) => weak.has(word)));
  return found.size > 1;
}

/** Maximum length of a message that only names topics. */
const MAX_NAMING_LENGTH = 100;

/**
 * Finds topics in a message that contains nothing else: 'the colour please', 'can I change the budget', 'colour and
 * mileage'.
 */
function findNamed(spaced: string): MessageTraits['named'] {
  if (spaced.length > MAX_NAMING_LENGTH) return [];
  const { named, naming } = getTables();
  const found = named
    .map(([question, names]) => ({ question, at: spaced.search(names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const rest = [...named.map(([, names]) => names), naming].reduce((left, each) => left.replace(each, ''), spaced);
  return rest.trim() === '' ? found.map(({ question }) => question) : [];
}

/** Classifies one message of the buyer. */
export function classifyMessage(content: string): MessageTraits {
  const text = content.slice(0, MAX_CHARACTERS);
  const spaced = foldText(text);
  const bare = stripCourtesy(spaced);
  const { kinds, greetings, uses, wants, hints, comparisons, terms, anyOrigin, picks } = getTables();
  const named = findNamed(spaced);
  const origins = matchesPattern(anyOrigin, spaced, bare) ? getTables().origins : [];
  const ruledOut = origins.filter((each) => each.ruledOut.test(spaced));
  const isIn = ([, pattern]: [string, Pattern]): boolean => matchesPattern(pattern, spaced, bare);
  // Only the beginning of a message can be a greeting: 'say hi to her' is not one.
  const greeting = greetings.find(([, { anywhere }]) => anywhere !== undefined && spaced.search(anywhere) === 0)?.[0];
  const isWordless = !/[\p{L}\p{N}]/u.test(text);
  const kind = isWordless
    ? YES_SYMBOLS.test(text)
      ? 'okay'
      : 'wordless'
    : named.length > 0
      ? undefined
      : (kinds.find(isIn)?.[0] ?? (isForeign(text, spaced) ? 'foreign' : undefined));
  // 'Do you have anything German' is a wish. 'Are German cars reliable' is not.
  const wished = kind === undefined || kind === 'stock' ? origins.filter((each) => each.wished.test(spaced)) : [];
  return {
    kind,
    greeting,
    use: uses.find(isIn)?.[0],
    wants: [
      ...wants.filter(isIn).map(([want]) => want),
      ...wished.filter((each) => !ruledOut.includes(each)).map(({ name }) => name),
    ],
    ruledOut: ruledOut.map(({ name }) => name),
    named,
    pick: picks.find(({ pattern }) => matchesPattern(pattern, spaced, bare))?.pick,
    terms: terms.filter(isIn).map(([term]) => term),
    hints: hints.filter(isIn).map(([hint]) => hint),
    comparisons: comparisons.filter(isIn).map(([topic]) => topic),
  };
}

/**
 * Returns whether to leave words out of the report of unrecognised words, because they are classified or nobody expects
 * a filter for them.
 */
export function needsNoReport(words: string): boolean {
  const spaced = foldText(words);
  const { kinds, greetings, uses, wants, hints, unnamed } = getTables();
  if (matchesPattern(unnamed, spaced, spaced)) return true;
  return [...kinds, ...greetings, ...uses, ...wants, ...hints].some(([, pattern]) =>
    matchesPattern(pattern, spaced, spaced),
  );
}
