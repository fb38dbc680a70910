import type { Message, Reading, ReadOptions, Span } from './reading.ts';
import { memoize } from './memoize.ts';
import { findCueFrom, scan } from './scan.ts';
import { listExclusions, listFindings } from './findings.ts';
import { Turns } from './turns.ts';
import { type TurnContext, understand, type MessageMeaning } from './understand.ts';
import { splitWords } from './words.ts';

const VALUE_KEY = /^(?:fuel_type|transmission|body_type|color)$/u;

/** Finds the topic of the last question in an assistant's turn, which a bare answer ('50k', 'any') refers to. */
function findAskedTopic(message: Message | undefined): Pick<TurnContext, 'askedTopic' | 'isOnlyTopic'> {
  if (message?.role !== 'assistant' || !message.content.includes('?'))
    return { askedTopic: undefined, isOnlyTopic: false };
  const text = message.content.slice(0, message.content.lastIndexOf('?'));
  const question = text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf('?'), text.lastIndexOf('!')) + 1);
  const scanned = scan(splitWords(question));
  const topics = scanned.words.flatMap((_, i) => findCueFrom(scanned, i, 'topics')?.tag ?? []);
  // Two values of one parameter ask about it: 'Petrol or diesel?'
  const features = scanned.matchesFrom
    .flat()
    .flatMap(({ meaning }) => (meaning.kind === 'feature' && VALUE_KEY.test(meaning.key) ? [meaning.key] : []));
  const topicSet = new Set(topics.length > 0 ? topics : features);
  return { askedTopic: [...topicSet][0], isOnlyTopic: topicSet.size === 1 && !/\belse\b/u.test(question) };
}

/**
 * Reads a conversation's first message, with a cache, because each reply reads it several times. The key is the year
 * and the message as JSON.
 */
const understandFirstMessage = memoize(8, (key): MessageMeaning => {
  const [year, content] = JSON.parse(key) as [number, string];
  const { makes, wishedValues, excludedMakes, isEmpty, lastDimension, earlierMaximums } = new Turns(year);
  const context = {
    makes,
    wishedValues,
    excludedMakes,
    isFirst: isEmpty,
    isOpening: true,
    lastDimension,
    earlierMaximums,
    questionedMentions: [],
    thisYear: year,
  };
  return understand(content, { ...context, askedTopic: undefined, isOnlyTopic: false });
});

/**
 * Reads what a buyer wants from a conversation, as data/nlq/GUIDE.md defines it, with rules and a lexicon. Later turns
 * add, replace and clear values, and the assistant's turns only give a bare answer its meaning. Accepts any text and
 * never throws.
 */
export function read(messages: readonly Message[], { now }: ReadOptions): Reading {
  const thisYear = now.getUTCFullYear();
  const turns = new Turns(thisYear);
  const meanings = new Map<number, MessageMeaning>();
  let questionedMentions: MessageMeaning['questionedMentions'] = [];
  messages.forEach((message, index) => {
    if (message.role !== 'user') return;
    const askedContext = findAskedTopic(messages[index - 1]);
    const createContext = (): TurnContext => ({
      makes: turns.makes,
      wishedValues: turns.wishedValues,
      excludedMakes: turns.excludedMakes,
      isFirst: turns.isEmpty,
      isOpening: meanings.size === 0 && askedContext.askedTopic === undefined,
      ...askedContext,
      lastDimension: turns.lastDimension,
      earlierMaximums: turns.earlierMaximums,
      questionedMentions,
      thisYear,
    });
    const { content } = message;
    const meaning =
      index === 0 ? understandFirstMessage(JSON.stringify([thisYear, content])) : understand(content, createContext());
    meanings.set(index, meaning);
    turns.apply(meaning, index);
    ({ questionedMentions } = meaning);
  });
  const toSpan = (message: number, from: number, to: number): Span => {
    const words = meanings.get(message)?.words ?? [];
    return { message, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  };
  const values = listFindings(turns.wishes, toSpan);
  return {
    values,
    excluded: listExclusions(turns.wishes, values, toSpan),
    unread: [...meanings].flatMap(([message, { unread }]) => unread.map(({ from, to }) => toSpan(message, from, to))),
  };
}
