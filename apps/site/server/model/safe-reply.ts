import { hasTriggerPhrase } from '@forecourt/search-core/conversation';
import { type Message, paramsOf, read, type Reading } from '@forecourt/search-core/assistant';
import { type Figure, figuresIn } from './figures.ts';
import { knownVehicle } from './known-vehicles.ts';
import { TASKS } from './prompt.ts';
import { CLAUSE_RULES, isNoEnglish, REFUSAL, type ReplyRule, TEXT_RULES } from './reply-rules.ts';

/** The most characters of a reply, in UTF-16 units. A longer one is cut behind a sentence. */
export const MAX_REPLY = 400;

/** The most of a text that is looked at. */
const MOST_READ = 4 * MAX_REPLY;

/** What a model wrote as a turn of the assistant. */
export interface ModelReply {
  readonly text: string;
  readonly isReady: boolean;
}

/** What the reply may speak of. */
export interface ReplyContext {
  readonly messages: readonly Message[];
  readonly reading: Reading;
  readonly now: Date;
}

/** A reply that a buyer may see; or which rule it breaks, in words that quote nothing of it. */
export type CheckedReply = ({ readonly isSafe: true } & ModelReply) | { readonly isSafe: false; readonly why: string };

/**
 * Makes of a model's text a turn of the assistant: plain text in Latin letters, one paragraph, cut at `MAX_REPLY`. It asks
 * whether to search, with one of the phrases that the chat looks for, if and only if it is ready.
 *
 * Not safe are links, markup and code, statements of a wish that the buyer has not, figures that neither a message nor the
 * reading has, claims of stock or promises, words about the instructions or of them, and writing of other kinds, in which each
 * of these could be hidden.
 */
export function checkReply(reply: ModelReply, context: ReplyContext): CheckedReply {
  // what is behind is never shown, and an endless text shall cost nothing
  const raw = reply.text.slice(0, MOST_READ).replaceAll(EMOJI, '');
  if (LINES.test(raw)) return unsafe('it is a list');
  const whole = raw
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,!?])/gu, '')
    .trim();
  const broken = brokenRule(whole);
  if (broken !== undefined) return unsafe(broken);
  if (!/\p{L}{2}/u.test(whole)) return unsafe('it says nothing');
  if (isOfPrompt(whole)) return unsafe('it repeats the instructions');
  const isReady = reply.isReady && context.reading.values.length > 0 && !wantsMore(context.messages);
  const sentences = sentencesOf(whole).filter((sentence) => isReady || !hasTriggerPhrase(sentence));
  const room = isReady ? MAX_REPLY - OFFER.length - 1 : MAX_REPLY;
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > room) break;
    text = longer;
  }
  if (text === '')
    return unsafe(sentences.length === 0 ? 'it only offers to search' : 'its first sentence is too long');
  if (!isTrue(text, context)) return unsafe('it says of the buyer what the buyer did not say');
  if (!areSaid(figuresOf(text, context.now), context)) return unsafe('it has a figure of its own');
  return { isSafe: true, isReady, text: isReady && !hasTriggerPhrase(text) ? `${text} ${OFFER}` : text };
}

const unsafe = (why: string): CheckedReply => ({ isSafe: false, why });

/** Holds a trigger phrase. */
const OFFER = 'Shall I search for this now?';

/** What the button 'No, Add More' posts (spec, section 4): the answer to it asks for more. */
const wantsMore = (messages: readonly Message[]): boolean =>
  /^no, i have more preferences/iu.test(messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '');

/** Friendly and harmless; our texts have none. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d}\p{Extended_Pictographic})*/gu;
/** Lines that Markdown makes lists, headings and quotations of. */
const LINES = /^\s*(?:[-+•]|\d+[.)])\s/mu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["'”’)]?) /u);

/** Why a text may not be shown, by the rules of its words. */
function brokenRule(text: string): string | undefined {
  const isBroken =
    (part: string) =>
    ({ pattern }: ReplyRule) =>
      pattern.test(part);
  if (isNoEnglish(text)) return 'it is no English';
  const clauses = text.split(/[.,;:!?–—]+(?: |$)/u).filter((clause) => !REFUSAL.test(clause.trim()));
  return (
    TEXT_RULES.find(isBroken(text)) ?? clauses.flatMap((clause) => CLAUSE_RULES.find(isBroken(clause)) ?? []).at(0)
  )?.why;
}

const RUN = 8;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
};
const PROMPT_RUNS: ReadonlySet<string> = new Set(Object.values(TASKS).flatMap(runsOf));

/** Has it eight words in a row that the instructions have? */
const isOfPrompt = (text: string): boolean => runsOf(text).some((run) => PROMPT_RUNS.has(run));

/** 'three or five doors', '7-seater': the choices there are, not a claim. */
const DOORS_AND_SEATS =
  /\b(?:[2-9]|two|three|four|five|six|seven|eight|nine)(?:(?:,| or| to| and)+ (?:[2-9]|two|three|four|five|six|seven|eight|nine))*[- ](?:door|seat)(?:s|er|ers)?\b/giu;

/** The most words of a car's name with a figure in it: 'Mercedes-Benz A Class' has none, 'BMW 3 Series' three. */
const NAME = 3;

/** The figures of a text but those of cars' names ('Peugeot 208'), doors and seats. */
function figuresOf(text: string, now: Date): Figure[] {
  const words = text.replaceAll(DOORS_AND_SEATS, '_').split(' ');
  for (let at = 0; at < words.length; at++) {
    for (let length = NAME; length > 0; length--) {
      const run = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[^\p{L}\p{N}]+$/u, '');
      if (!/\d/u.test(run) || knownVehicle(run, now)?.model === undefined) continue;
      words.fill('_', at, at + length);
      break;
    }
  }
  return figuresIn(words.join(' '));
}

/**
 * Is all that it states of a car what the buyer asked for or ruled out, now or before? Questions state nothing. The reader reads
 * the statements as if the buyer had made them: so a 30 of miles is not one of pounds, and 'from' is not 'up to'.
 */
function isTrue(text: string, { messages, reading, now }: ReplyContext): boolean {
  const stated = sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => read([{ role: 'user', content: sentence }], { now }).values);
  if (stated.length === 0) return true;
  const alone = messages.filter(({ role }) => role === 'user').map((message) => read([message], { now }));
  const asked = [reading, ...alone].flatMap(({ values, excluded }) => [...values, ...excluded]);
  return stated.every(({ key, value }) => asked.some((each) => each.key === key && each.value === value));
}

/** Are the figures in some message or in what was understood? A sum of money must have been one there too. */
function areSaid(figures: readonly Figure[], { messages, reading }: ReplyContext): boolean {
  if (figures.length === 0) return true;
  const { min_price: least, max_price: most, ...understood } = paramsOf(reading);
  const said = messages.flatMap(({ content }) => figuresIn(content));
  const sums = new Set([least, most, ...said.flatMap(({ value, unit }) => (unit === 'other' ? [] : [value]))]);
  const others = new Set([...sums, ...said.map(({ value }) => value), ...Object.values(understood).flatMap(valuesIn)]);
  return figures.every(({ value, unit }) => (unit === 'money' ? sums : others).has(value));
}

const valuesIn = (value: string | number | boolean): number[] => figuresIn(String(value)).map((figure) => figure.value);
