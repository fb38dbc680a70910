import { hasTriggerPhrase } from '@forecourt/assistant/conversation';
import { type Message, paramsOf, read, type Reading } from '@forecourt/assistant';
import { type Figure, figuresIn } from './figures.ts';
import { knownVehicle } from './known-vehicles.ts';
import { isPlainTalk, isStating, type Sentence, wordsOfBuyer } from './plain-talk.ts';

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
 * Safe is what is said in the words of `reply-words.ts` and of the wish: not links, markup and code, statements of a wish that
 * the buyer has not, or figures that neither a message nor the reading has.
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
  if (SIGNS.test(whole)) return unsafe('it has signs of markup, code or another script');
  if (LINK.test(whole)) return unsafe('it has a link or an address');
  if (!/\p{L}{2}/u.test(whole)) return unsafe('it says nothing');
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
  const said = sentencesOf(text).map((sentence) => readingOf(sentence, context));
  const ofBuyer = wordsOfBuyer(context.messages, context.reading);
  if (!said.every((sentence) => isPlainTalk(sentence, ofBuyer))) return unsafe('it says more than a search needs');
  if (!isTrue(said, context)) return unsafe('it says of the buyer what the buyer did not say');
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
/** All but these make no markup, no code, no letter of another script that looks like a Latin one, and no digit but 0 to 9. */
const SIGNS = /[^\p{Script=Latin}\p{M}0-9 .,;:!?'’‘"“”()£%&/+–—-]|\p{M}{2}|&[#\p{L}]\w*;|-{2}|£(?! ?\d)/u;
/** No word of one may be shown either; this names it in the log. */
const LINK = /:\/\/|\bwww\b|[\p{L}\d-]\.\p{L}{2}/iu;
/** Lines that Markdown makes lists, headings and quotations of. */
const LINES = /^\s*(?:[-+•]|\d+[.)])\s/mu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["'”’)]?) /u);

const readingOf = (text: string, { now }: ReplyContext): Sentence => ({
  text,
  reading: read([{ role: 'user', content: text }], { now }),
});

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
 * Is all that it states of a car what the buyer asked for or ruled out, now or before? The reader reads the statements as if the
 * buyer had made them: so a 30 of miles is not one of pounds, and 'from' is not 'up to'.
 */
function isTrue(sentences: readonly Sentence[], { messages, reading, now }: ReplyContext): boolean {
  const stated = sentences.filter(isStating).map((sentence) => sentence.reading);
  if (!stated.some(({ values, excluded }) => values.length + excluded.length > 0)) return true;
  const alone = messages.filter(({ role }) => role === 'user').map((message) => read([message], { now }));
  const said = [reading, ...alone];
  const asked = said.flatMap(({ values, excluded }) => [...values, ...excluded]);
  const ruledOut = said.flatMap(({ excluded }) => excluded);
  return stated.every(
    ({ values, excluded }) =>
      values.every((value) => isAmong(value, asked)) && excluded.every((value) => isAmong(value, ruledOut)),
  );
}

type Valued = Pick<Reading['values'][number], 'key' | 'value'>;

const isAmong = ({ key, value }: Valued, list: readonly Valued[]): boolean =>
  list.some((each) => each.key === key && each.value === value);

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
