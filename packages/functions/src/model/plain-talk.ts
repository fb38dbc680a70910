import type { Message, Reading } from '@forecourt/assistant';
import {
  AMOUNTS,
  ASKING,
  ASKS,
  DETAILS,
  FRAME,
  JOINING,
  KIND,
  PERSONS,
  QUESTION_FRAME,
  TOPICS,
} from './reply-words.ts';

/** A sentence of a reply, with what the reader finds in it. */
export interface Sentence {
  readonly text: string;
  /** `read` of the sentence, as if the buyer had said it. */
  readonly reading: Reading;
}

/** Stands for words of a wish. */
const WISH = '_';
/** A sum alone, which may be a price as well as a budget; a word beside it tells. */
const SUM = '__';
const BARE_SUM = /^\s*£\s?[\d,.]+k?\s*$/iu;
const BUDGET = /\b(?:budget|limit|maximum|max|up to|under|below|around|about|between|from|at most)\b|__ to _|it is$/u;
const FIGURE = /^\d/u;
const NUMBERS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety
  nineteen eighteen hundred thousand k grand pounds quid`.split(/\s+/u),
);
const WORD = /[\p{L}\p{M}]+(?:'\p{L}+)*|\d+|_+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const isWish = (word: string): boolean => word === WISH || word === SUM;

/** The buyer's words, in lower case. */
export interface BuyersWords {
  readonly all: ReadonlySet<string>;
  /** Of these, what the reader took for a wish. */
  readonly ofWish: ReadonlySet<string>;
}

export function wordsOfBuyer(messages: readonly Message[], { values, excluded }: Reading): BuyersWords {
  const texts = messages.map(({ role, content }) => (role === 'user' ? content.slice(0, MOST_READ).toLowerCase() : ''));
  const wishes = [...values, ...excluded].map(({ span }) => texts[span.message]?.slice(span.start, span.end) ?? '');
  return { all: new Set(texts.flatMap(wordsOf)), ofWish: new Set(wishes.flatMap(wordsOf)) };
}

/** More of one message is no wish. */
const MOST_READ = 4_000;

/**
 * Is it talk about the wish, or a question for one, in the words of `reply-words.ts` and nothing else? Whether the wish is the
 * buyer's, and whose its figures are, is not asked here.
 */
export function isPlainTalk(sentence: Sentence, buyer: BuyersWords): boolean {
  const clauses = clausesOf(sentence);
  if (!isQuestion(sentence)) return clauses.every((clause) => isStatement(clause, buyer.all));
  return clauses.every((clause) => isAsking(clause, buyer.ofWish) || isStatement(clause, OFFERED));
}

export const isQuestion = ({ text }: Pick<Sentence, 'text'>): boolean => /\?\W*$/u.test(text);

/** Does it state a wish? A question does where it begins with a statement: 'Got it, a red one: which fuel?' */
export function isStating(sentence: Sentence): boolean {
  if (!isQuestion(sentence)) return true;
  const clauses = clausesOf(sentence);
  const asked = clauses.findIndex((clause) => ASKS.test(clause));
  return clauses.slice(0, asked < 0 ? clauses.length : asked).some((clause) => {
    const rest = clause.replaceAll(FRAME, ' ');
    return rest !== clause || wordsOf(rest).some((word) => KIND.has(word));
  });
}

function clausesOf({ text, reading }: Sentence): string[] {
  const letters = text.split('');
  for (const { span } of [...reading.values, ...reading.excluded]) {
    const words = text.slice(span.start, span.end);
    // what the reader takes for a budget may be a sentence: 'the price is £8,000'
    const verbs = wordsOf(words.toLowerCase()).filter((word) => ASKING.has(word));
    letters.fill(' ', span.start, span.end);
    letters[span.start] = ` ${verbs.join(' ')} ${BARE_SUM.test(words) ? SUM : WISH} `;
  }
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/["“”]/gu, ' ')
    .split(/[,.;:!?]+(?=\s|$)|[()–—]| - /u)
    .map((clause) => clause.replaceAll(/\s+/gu, ' ').trim())
    .filter((clause) => clause !== '');
}

/** What a question may offer between commas: 'petrol, diesel or something small'. */
const OFFERED: ReadonlySet<string> = new Set([...DETAILS, ...PERSONS]);

function isStatement(clause: string, details: ReadonlySet<string>): boolean {
  if (DANGLING.test(clause) || (clause.includes(SUM) && !BUDGET.test(clause))) return false;
  const rest = wordsOf(
    clause
      .replaceAll(FOR_A_PERSON, (whole, car: string, person: string) => (details.has(person) ? car : whole))
      .replaceAll(FRAME, ' '),
  );
  const isAboutCars = rest.some((word) => isWish(word) || TOPICS.has(word) || DETAILS.has(word));
  return rest.every(
    (word) =>
      isWish(word) ||
      JOINING.has(word) ||
      TOPICS.has(word) ||
      (DETAILS.has(word) && details.has(word)) ||
      (KIND.has(word) && !isAboutCars),
  );
}

const ANYBODY = [...PERSONS].join('|');
/** 'A BMW for your sister', not 'We can look for your sister' */
const FOR_A_PERSON = new RegExp(
  `((?:_|car|something|room|space) )for (?:(?:your|the|a) )?(${ANYBODY})(?![\\p{L}'])`,
  'gu',
);
/** 'Is it for you or your sister', not 'Is your sister old' */
const ASKED_FOR = new RegExp(
  `\\bfor (?:you or )?(?:(?:your|a|the) )?(?:${ANYBODY})(?: runs?)?(?:,? (?:and|or) (?:(?:your|a|the) )?(?:${ANYBODY})(?: runs?)?){0,2}(?![\\p{L}'])`,
  'gu',
);
/** 'Just in': says something without what it belongs to. */
const DANGLING =
  /(?<!looking |searching |asked |interested )\b(?:in|on|at|by|from|up|under|over|for|of|with|without|near)$/u;

function isAsking(clause: string, ofWish: ReadonlySet<string>): boolean {
  return (
    ASKS.test(clause) &&
    wordsOf(clause.replaceAll(ASKED_FOR, ' ').replaceAll(QUESTION_FRAME, ' ')).every(
      (word) =>
        isWish(word) ||
        ofWish.has(word) ||
        ASKING.has(word) ||
        AMOUNTS.has(word) ||
        JOINING.has(word) ||
        TOPICS.has(word) ||
        DETAILS.has(word) ||
        NUMBERS.has(word) ||
        FIGURE.test(word),
    )
  );
}
