import type { Message } from '@forecourt/assistant';
import type { Turn } from './conversation.ts';

export interface Limits {
  messages: number;
  /** UTF-16 units of one message. */
  characters: number;
  /** Of a body, in UTF-8. */
  bytes: number;
}

/** Bytes for what a body holds beside its messages. */
const AROUND = 200;

/**
 * The turns as the server takes them, who made each beside it. A conversation that has become too long goes on: the
 * oldest of what is not the buyer's own goes first, then her oldest words. The last turn always stays.
 */
export function messagesToSend(turns: readonly Turn[], limits: Limits): (Message & Pick<Turn, 'origin'>)[] {
  const kept = turns.map(({ role, content, origin }) => ({
    role,
    content: cutTo(content, limits.characters),
    origin,
  }));
  const sizes = kept.map(({ role, content }) => sizeOf({ role, content }));
  let size = sizes.reduce((sum, one) => sum + one, AROUND);
  while (kept.length > 1 && (kept.length > limits.messages || size > limits.bytes)) {
    // The last two are a question and its answer.
    const older = kept.slice(0, Math.max(1, kept.length - 2));
    const other = older.findIndex(({ origin }) => origin !== 'typed' && origin !== 'opening');
    const gone =
      other === -1
        ? Math.max(
            0,
            older.findIndex(({ origin }) => origin === 'typed'),
          )
        : other;
    kept.splice(gone, 1);
    size -= sizes.splice(gone, 1)[0] ?? 0;
  }
  return kept;
}

const sizeOf = (message: Message): number => new TextEncoder().encode(JSON.stringify(message)).length + 1;

/** Without leaving half a character behind. */
const cutTo = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
