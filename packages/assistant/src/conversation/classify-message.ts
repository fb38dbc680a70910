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
  excludedOrigins: `${Origin} cars`[];
  /** The topics that the message names without a value, in order. */
  namedTopics: (keyof typeof TOPIC_NAMES)[];
  /** The offered topics that the message chooses, as the arguments of `slice`. */
  pickedRange: readonly [from: number, to: number | undefined] | undefined;
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
function stripCourtesy(spacedText: string): string {
  const words = spacedText.trim().split(' ');
  let [from, to] = [0, words.length];
  while (from < to && COURTESY.test(words[from] ?? '')) from++;
  while (to > from && COURTESY.test(words[to - 1] ?? '')) to--;
  return from < to ? ` ${words.slice(from, to).join(' ')} ` : spacedText;
}

interface Pattern {
  anywherePattern: RegExp | undefined;
  wholePattern: RegExp | undefined;
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
  const [anywherePattern, wholePattern]: [string[], string[]] = [[], []];
  for (const phrase of phrases.split(',').map((each) => each.trim())) {
    const isWhole = phrase.startsWith('=');
    (isWhole ? wholePattern : anywherePattern).push(toPhrasePattern(isWhole ? phrase.slice(1) : phrase));
  }
  return {
    anywherePattern: anywherePattern.length > 0 ? new RegExp(` (?:${anywherePattern.join('|')})`, 'u') : undefined,
    wholePattern: wholePattern.length > 0 ? new RegExp(`^ (?:${wholePattern.join('|')})$`, 'u') : undefined,
  };
}

const compileAll = <K extends string>(table: Readonly<Record<K, string>>): [K, Pattern][] =>
  (Object.entries(table) as [K, string][]).map(([kind, phrases]) => [kind, compile(phrases)]);

const listTermQuestions = (): Record<Term, string> =>
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

const createRemovalPattern = (phrases: string): RegExp => new RegExp(`(?<= )${toAlternatives(phrases)}`, 'gu');

const WORDS_AFTER_ORIGIN = 'car/cars/one/ones/make/makes/brand/brands/motor/motors/built/made';

/** Compiles the patterns of an origin: 'something German', 'no French or Italian cars'. */
function compileOrigin([origin, names]: [string, string]) {
  const negativeLookahead = `(?!(?:${AROUND_OTHER_ORIGIN.after}) )`;
  const otherOrigins = `(?:${toAlternatives(Object.values(ORIGINS).join(', '))}${toWordPattern(`${WORDS_AFTER_ORIGIN}/-`)}${toWordPattern('or/and/nor')}${toWordPattern('no/not/any/-')})`;
  return {
    name: `${origin as Origin} cars` as const,
    wishPattern: new RegExp(
      `(?<! (?:${AROUND_OTHER_ORIGIN.before}) )(?<= )${origin.toLowerCase()} ${negativeLookahead}`,
      'u',
    ),
    exclusionPattern: new RegExp(
      ` ${toAlternatives(EXCLUSION_PHRASES)}${toAlternatives(AFTER_EXCLUSION)}{0,3}${otherOrigins}{0,3}${toAlternatives(names)}${negativeLookahead}`,
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
  terms: compileAll(listTermQuestions()),
  anyOrigin: compile(Object.values(ORIGINS).join(', ')),
  origins: Object.entries(ORIGINS).map(compileOrigin),
  namingPatterns: (Object.entries(TOPIC_NAMES) as [keyof typeof TOPIC_NAMES, string][]).map(
    ([question, names]) => [question, createRemovalPattern(names)] as const,
  ),
  namingFillers: createRemovalPattern(AROUND_TOPIC_NAME),
  choices: CHOICE_PHRASES.map(([phrases, from, to]) => ({ pattern: compile(phrases), pick: [from, to] as const })),
  unreportedWords: compile(`${UNREPORTED_WORDS}, ${Object.values(ORIGINS).join(', ')}`),
  strongPattern: compile(FOREIGN_WORDS.strong),
  weakWords: new Set(FOREIGN_WORDS.weak.split(', ')),
});

let cachedTables: ReturnType<typeof compileTables> | undefined;
/** Compiles the tables when the first message is classified, so that importing this module is cheap. */
const getTables = () => (cachedTables ??= compileTables());

const matchesPattern = ({ anywherePattern, wholePattern }: Pattern, spacedText: string, bareText: string): boolean =>
  anywherePattern?.test(spacedText) === true ||
  wholePattern?.test(bareText) === true ||
  wholePattern?.test(spacedText) === true;

function isForeign(text: string, spacedText: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 2 && latin.length * 2 < letters.length) return true;
  const { strongPattern, weakWords } = getTables();
  if (matchesPattern(strongPattern, spacedText, spacedText)) return true;
  const usedWeakWords = new Set(spacedText.split(' ').filter((word) => weakWords.has(word)));
  return usedWeakWords.size > 1;
}

/** Maximum length of a message that only names topics. */
const MAX_NAMING_LENGTH = 100;

/**
 * Finds topics in a message that contains nothing else: 'the colour please', 'can I change the budget', 'colour and
 * mileage'.
 */
function findNamedTopics(spacedText: string): MessageTraits['namedTopics'] {
  if (spacedText.length > MAX_NAMING_LENGTH) return [];
  const { namingPatterns, namingFillers } = getTables();
  const foundTopics = namingPatterns
    .map(([question, names]) => ({ question, at: spacedText.search(names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const remainingText = [...namingPatterns.map(([, names]) => names), namingFillers].reduce(
    (text, each) => text.replace(each, ''),
    spacedText,
  );
  return remainingText.trim() === '' ? foundTopics.map(({ question }) => question) : [];
}

export function classifyMessage(content: string): MessageTraits {
  const text = content.slice(0, MAX_CHARACTERS);
  const spacedText = foldText(text);
  const bareText = stripCourtesy(spacedText);
  const { kinds, greetings, uses, wants, hints, comparisons, terms, anyOrigin, choices } = getTables();
  const namedTopics = findNamedTopics(spacedText);
  const origins = matchesPattern(anyOrigin, spacedText, bareText) ? getTables().origins : [];
  const excludedOrigins = origins.filter((each) => each.exclusionPattern.test(spacedText));
  const isMatch = ([, pattern]: [string, Pattern]): boolean => matchesPattern(pattern, spacedText, bareText);
  // Only the beginning of a message can be a greeting: 'say hi to her' is not one.
  const greeting = greetings.find(
    ([, { anywherePattern }]) => anywherePattern !== undefined && spacedText.search(anywherePattern) === 0,
  )?.[0];
  const isWordless = !/[\p{L}\p{N}]/u.test(text);
  const kind = isWordless
    ? YES_SYMBOLS.test(text)
      ? 'okay'
      : 'wordless'
    : namedTopics.length > 0
      ? undefined
      : (kinds.find(isMatch)?.[0] ?? (isForeign(text, spacedText) ? 'foreign' : undefined));
  // 'Do you have anything German' is a wish. 'Are German cars reliable' is not.
  const wishedOrigins =
    kind === undefined || kind === 'stock' ? origins.filter((each) => each.wishPattern.test(spacedText)) : [];
  return {
    kind,
    greeting,
    use: uses.find(isMatch)?.[0],
    wants: [
      ...wants.filter(isMatch).map(([want]) => want),
      ...wishedOrigins.filter((each) => !excludedOrigins.includes(each)).map(({ name }) => name),
    ],
    excludedOrigins: excludedOrigins.map(({ name }) => name),
    namedTopics,
    pickedRange: choices.find(({ pattern }) => matchesPattern(pattern, spacedText, bareText))?.pick,
    terms: terms.filter(isMatch).map(([term]) => term),
    hints: hints.filter(isMatch).map(([hint]) => hint),
    comparisons: comparisons.filter(isMatch).map(([topic]) => topic),
  };
}

/**
 * Returns whether to leave words out of the report of unrecognised words, because they are classified or nobody expects
 * a filter for them.
 */
export function needsNoReport(words: string): boolean {
  const spacedText = foldText(words);
  const { kinds, greetings, uses, wants, hints, unreportedWords } = getTables();
  if (matchesPattern(unreportedWords, spacedText, spacedText)) return true;
  return [...kinds, ...greetings, ...uses, ...wants, ...hints].some(([, pattern]) =>
    matchesPattern(pattern, spacedText, spacedText),
  );
}
