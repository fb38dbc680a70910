import type { Span } from '@forecourt/assistant';
import { hasTriggerPhrase } from '@forecourt/assistant/conversation';
import type { ChatFinding } from '@forecourt/ui/ChatPanel';
import type { Reader } from '../../services/reader.ts';
import type { Turn } from './conversation.ts';

/**
 * Finds typed words that the search will ignore, after the last turn that asked whether to search. Leaves out words
 * that the reply itself mentions.
 */
export function findUnsearchedWords(
  turns: readonly Turn[],
  reply: string,
  { read, isExcludable }: Pick<Reader, 'read' | 'isExcludable'>,
  now: Date = new Date(),
): ChatFinding[] {
  const { unread, excluded } = read(turns, { now });
  const isInReply = (words: string) => reply.toLowerCase().includes(words.toLowerCase());
  const triggerIndex = turns.findLastIndex(({ role, content }) => role === 'assistant' && hasTriggerPhrase(content));
  const createFinding = (label: string, { message, start, end }: Span): ChatFinding[] => {
    const turn = message > triggerIndex ? turns[message] : undefined;
    const words = turn?.origin === 'typed' ? turn.content.slice(start, end).trim() : '';
    return words === '' || isInReply(words) ? [] : [{ label, words, isLeftOut: true }];
  };
  const findings = [
    ...excluded.flatMap(({ key, value, span }) =>
      isExcludable(key) || isInReply(String(value)) ? [] : createFinding('No filter for', span),
    ),
    ...unread.flatMap((span) => createFinding('Left out', span)),
  ];
  // Several spans can have the same words.
  return [...new Map(findings.map((one) => [`${one.label}\n${one.words}`, one])).values()];
}
