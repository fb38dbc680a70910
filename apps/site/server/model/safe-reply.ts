import { hasTriggerPhrase } from '@forecourt/search-core/conversation';
import { type Message, paramsOf, read, type Reading } from '@forecourt/search-core/assistant';
import { type Figure, figuresIn } from './figures.ts';
import { TASKS } from './prompt.ts';

/** The most characters of a reply, in UTF-16 units. A longer one is cut behind a sentence. */
export const MAX_REPLY = 400;

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
 * Not safe are links, markup and code, figures that neither a message nor the reading has, claims of stock or promises, words
 * about the instructions or of them, and writing of other kinds, in which each of these could be hidden.
 */
export function checkReply(reply: ModelReply, context: ReplyContext): CheckedReply {
  const raw = reply.text.replaceAll(EMOJI, '');
  if (LINES.test(raw)) return unsafe('it is a list');
  const whole = raw
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,!?])/gu, '')
    .trim();
  for (const [why, pattern] of UNSAFE) if (pattern.test(whole)) return unsafe(why);
  if (!/\p{L}{2}/u.test(whole)) return unsafe('it says nothing');
  if (isOfPrompt(whole)) return unsafe('it repeats the instructions');
  const isReady = reply.isReady && context.reading.values.length > 0 && !wantsMore(context.messages);
  const sentences = whole.split(/(?<=[.!?]["'”’)]?) /u).filter((sentence) => isReady || !hasTriggerPhrase(sentence));
  const room = isReady ? MAX_REPLY - OFFER.length - 1 : MAX_REPLY;
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > room) break;
    text = longer;
  }
  if (text === '')
    return unsafe(sentences.length === 0 ? 'it only offers to search' : 'its first sentence is too long');
  if (!figuresOf(text, context).every((figure) => isSaid(figure, context))) return unsafe('it has a figure of its own');
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

/**
 * What no reply may hold, and why. The letters and signs that are left by the first rows have no markup, code, control or
 * bidirectional character, no letter of another script that looks like a Latin one, and no digit but 0 to 9.
 */
const UNSAFE: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    'it has signs of markup, code or another script',
    /[^\p{Script=Latin}\p{M}0-9 .,;:!?'’‘"“”()£%&/+–—-]|&[#\p{L}]\w*;|-{2}|\p{M}{2}/u,
  ],
  [
    'it has a link or an address',
    /:\/\/|\bwww\b|\b(?:https?|ftp|mailto|javascript|data|tel)\s*:|[\p{L}\d-]\.\p{L}{2}/iu,
  ],
  ['it has a link or an address', /\b(?:dot|at)\s+(?:com|co|uk|net|org|io|gmail)\b|\bslash\b/iu],
  ['it speaks as somebody else', /\b(?:system|assistant|user|developer|tool|admin\w*|human|ai)\s*:/iu],
  ['it has a word that is none', /[\p{L}\p{M}\p{N}]{26}/u],
  ['it is spelled out letter by letter', /(?:\b\p{L}[\s.,-]+){5}/u],
  [
    'it speaks of its instructions',
    /\b(?:system (?:prompt|message)|my (?:system )?(?:instructions?|prompts?|rules|guidelines|programming)|(?:initial|hidden|secret|these|above|previous) (?:instructions?|prompts?|rules)|(?:was|been|am) (?:told|instructed|programmed|configured|trained)|language model|chatgpt|openai|api keys?|json|readytosearch|searchparams)\b/iu,
  ],
  [
    'it speaks of stock',
    /\b(?:in stock|(?:our|my) (?:stock|cars|listings|showroom|forecourt|inventory)|(?:we|they|i|dealers?|sellers?) (?:currently |now |do )?(?:have|stock|sell|offer)(?! (?:noted|got it|that|your|what|understood|to|you))|(?:is|are) (?:\w+ )?available|for sale (?:now|today|at)|there(?:’s|'s| is| are) (?:\w+ ){0,3}(?:cars?|listings?|match(?:es)?|options?|examples?)|(?:have |’ve |'ve )?found (?:\w+ ){0,3}(?:cars?|match(?:es)?|listings?|one|some|it)|dozens|hundreds|thousands|millions)\b/iu,
  ],
  [
    'it promises something',
    /\b(?:guarantee\w*|promise\w*|warrant(?:y|ies)|binding|discounts?|special offers?|deal is|it(?:’s|'s| is) (?:a deal|yours|free)|free of charge|for free|refunds?|reserved?|deposits?|half[- ]price|cheapest|bargains?|(?:call|phone|ring|text|email|e-mail|whatsapp) (?:us|me|now|on|to)|(?:card|bank|account|password|passcode|pin) (?:number|details?|code)?)\b/iu,
  ],
];

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

/** The figures of a text but those of cars' names ('Peugeot 208'), doors and seats. */
function figuresOf(text: string, { now }: ReplyContext): Figure[] {
  const letters = text.split('');
  const { values } = read([{ role: 'user', content: text }], { now });
  for (const { key, span } of values) if (key === 'make' || key === 'model') letters.fill('_', span.start, span.end);
  return figuresIn(letters.join('').replaceAll(DOORS_AND_SEATS, '_'));
}

/** Is the figure in a message or in what was understood? A sum of money must have been one there too. */
function isSaid({ value, unit }: Figure, { messages, reading }: ReplyContext): boolean {
  const understood = paramsOf(reading);
  const prices = [understood.min_price, understood.max_price];
  const said = messages.flatMap(({ content }) => figuresIn(content)).filter((figure) => figure.value === value);
  if (unit === 'money') return prices.includes(value) || said.some((figure) => figure.unit !== 'other');
  const isUnderstood = Object.values(understood).some((each) =>
    typeof each === 'string' ? figuresIn(each).some((figure) => figure.value === value) : each === value,
  );
  return isUnderstood || said.length > 0;
}
