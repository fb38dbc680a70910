import type { Message, Reading, ReadOptions, Span } from './reading.ts';
import { memoize } from './memoize.ts';
import { findCueFrom, scan } from './scan.ts';
import { listExclusions, listFindings } from './findings.ts';
import { Turns } from './turns.ts';
import { type Before, understand, type Understood } from './understand.ts';
import { splitWords } from './words.ts';

const VALUE_KEY = /^(?:fuel_type|transmission|body_type|color)$/u;

/** Finds the topic of the last question in an assistant's turn, which a bare answer ('50k', 'any') refers to. */
function findAsked(message: Message | undefined): Pick<Before, 'asked' | 'isOnlyTopic'> {
  if (message?.role !== 'assistant' || !message.content.includes('?')) return { asked: undefined, isOnlyTopic: false };
  const text = message.content.slice(0, message.content.lastIndexOf('?'));
  const question = text.slice(Math.max(text.lastIndexOf('.'), text.lastIndexOf('?'), text.lastIndexOf('!')) + 1);
  const scanned = scan(splitWords(question));
  const topics = scanned.words.flatMap((_, i) => findCueFrom(scanned, i, 'topics')?.tag ?? []);
  // Two values of one parameter ask about it: 'Petrol or diesel?'
  const features = scanned.starts
    .flat()
    .flatMap(({ meaning }) => (meaning.kind === 'feature' && VALUE_KEY.test(meaning.key) ? [meaning.key] : []));
  const about = new Set(topics.length > 0 ? topics : features);
  return { asked: [...about][0], isOnlyTopic: about.size === 1 && !/\belse\b/u.test(question) };
}

/**
 * Reads a conversation's first message. The result is cached, because each reply reads the same first message several
 * times, and also reads the long `ALL_WISHES` of history.ts. The key is the year and the message as JSON.
 */
const understandFirst = memoize(8, (key): Understood => {
  const [year, content] = JSON.parse(key) as [number, string];
  const { makes, wished, ruledOut, isEmpty, lastDimension, amounts } = new Turns(year);
  const before = {
    makes,
    wished,
    ruledOut,
    isFirst: isEmpty,
    isOpening: true,
    lastDimension,
    amounts,
    questioned: [],
    thisYear: year,
  };
  return understand(content, { ...before, asked: undefined, isOnlyTopic: false });
});

/**
 * Reads what a buyer wants from a conversation, with rules and a lexicon. It uses no language model and no network: the
 * same conversation has the same result in the same year. Later turns add, replace and clear values. The assistant's
 * turns contain no wishes, and only give a bare answer its meaning. Accepts any text and never throws.
 * data/nlq/GUIDE.md defines the meaning of queries.
 */
export function read(messages: readonly Message[], { now }: ReadOptions): Reading {
  const thisYear = now.getUTCFullYear();
  const turns = new Turns(thisYear);
  const understood = new Map<number, Understood>();
  let questioned: Understood['questioned'] = [];
  messages.forEach((message, index) => {
    if (message.role !== 'user') return;
    const asked = findAsked(messages[index - 1]);
    const createBefore = (): Before => ({
      makes: turns.makes,
      wished: turns.wished,
      ruledOut: turns.ruledOut,
      isFirst: turns.isEmpty,
      isOpening: understood.size === 0 && asked.asked === undefined,
      ...asked,
      lastDimension: turns.lastDimension,
      amounts: turns.amounts,
      questioned,
      thisYear,
    });
    const { content } = message;
    const meaning =
      index === 0 ? understandFirst(JSON.stringify([thisYear, content])) : understand(content, createBefore());
    understood.set(index, meaning);
    turns.apply(meaning, index);
    ({ questioned } = meaning);
  });
  const toSpan = (message: number, from: number, to: number): Span => {
    const words = understood.get(message)?.words ?? [];
    return { message, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  };
  const values = listFindings(turns.wishes, toSpan);
  return {
    values,
    excluded: listExclusions(turns.wishes, values, toSpan),
    unread: [...understood].flatMap(([message, { unread }]) => unread.map(({ from, to }) => toSpan(message, from, to))),
  };
}
