import type { Message, Reading, ReadOptions, Span } from './reading.ts';
import { cueFrom, scan } from './scan.ts';
import { exclusionsOf, findingsOf } from './findings.ts';
import { Turns } from './turns.ts';
import { understand, type Understood } from './understand.ts';
import { wordsOf } from './words.ts';

/** What the last question of an assistant's turn is about: a bare answer ('50k', 'any') is read by it. */
function askedBy(message: Message | undefined): string | undefined {
  if (message?.role !== 'assistant' || !message.content.includes('?')) return undefined;
  const question = message.content.slice(0, message.content.lastIndexOf('?'));
  const scanned = scan(
    wordsOf(
      question.slice(Math.max(question.lastIndexOf('.'), question.lastIndexOf('?'), question.lastIndexOf('!')) + 1),
    ),
  );
  const topics = scanned.words.flatMap((_, i) => cueFrom(scanned, i, 'topics')?.tag ?? []);
  return topics[0];
}

/**
 * Reads what a buyer wants from a conversation, by rules and a lexicon alone: no model, no network, the same answer every time. Later
 * turns add, replace and clear; the assistant's turns carry no wish, and only say what a bare answer means. Any string will
 * do: it never throws. The meaning of a query is that of data/nlq/GUIDE.md.
 */
export function read(messages: readonly Message[], { now }: ReadOptions): Reading {
  const thisYear = now.getUTCFullYear();
  const turns = new Turns(thisYear);
  const understood = new Map<number, Understood>();
  messages.forEach((message, index) => {
    if (message.role !== 'user') return;
    const before = {
      makes: turns.makes,
      isFirst: turns.isEmpty,
      asked: askedBy(messages[index - 1]),
      lastDimension: turns.lastDimension,
      thisYear,
    };
    const meant = understand(message.content, before);
    understood.set(index, meant);
    turns.apply(meant, index);
  });
  const spanOf = (message: number, from: number, to: number): Span => {
    const words = understood.get(message)?.words ?? [];
    return { message, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  };
  return {
    values: findingsOf(turns.wishes, spanOf),
    excluded: exclusionsOf(turns.wishes, spanOf),
    unread: [...understood].flatMap(([message, { unread }]) => unread.map(({ from, to }) => spanOf(message, from, to))),
  };
}
