import { type RefObject, useEffect, useRef } from 'react';
import type { ChatMessage } from './message.ts';

/** Milliseconds between two mere hints that something came. */
const HINT_EVERY = 5000;
/** An answer that comes at once need not be waited for. */
const WAITS_AFTER = 500;
/** Long enough to be read, short enough that nobody meets it when reading the page. */
const KEPT = 7000;

interface Places {
  root: RefObject<HTMLElement | null>;
  composer: RefObject<HTMLElement | null>;
  /** She has said yes, and has been nowhere else since. */
  isAwaited: RefObject<boolean>;
  /** Holds one element a message, in their order. */
  list: RefObject<HTMLElement | null>;
  /** The live region. React writes nothing into it. */
  region: RefObject<HTMLElement | null>;
}

/**
 * Has a screen reader say what the assistant adds: all of it to who is in the composer, or has said yes, and waits for it, a hint to who
 * is elsewhere in the panel, and nothing to who is elsewhere on the page. Who waits is told that she does, each time.
 * @param waiting said of an answer that is on its way
 */
export function useAnnouncements(
  { root, composer, isAwaited, list, region }: Places,
  messages: readonly ChatMessage[],
  { question, waiting, hint }: { question: string | undefined; waiting: string | undefined; hint: string },
) {
  const known = useRef<{ ids: ReadonlySet<string>; question: string | undefined }>(undefined);
  const lastHint = useRef(-Infinity);

  useEffect(() => {
    const before = known.current;
    known.current = { ids: new Set(messages.map(({ id }) => id)), question };
    // What is there from the beginning is read, not announced.
    if (!before) return;
    const added = messages.flatMap(({ id, role }, index) =>
      role === 'assistant' && !before.ids.has(id) ? [spokenText(list.current?.children[index])] : [],
    );
    if (question !== undefined && question !== before.question) added.push(question);
    if (added.length === 0) return;
    if (isWaitedFor(composer, isAwaited)) say(region.current, added.join(' '));
    else if (root.current?.matches(':focus-within') && Date.now() - lastHint.current >= HINT_EVERY) {
      lastHint.current = Date.now();
      say(region.current, hint);
    }
  }, [root, composer, isAwaited, list, region, messages, question, hint]);

  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => {
      if (isWaitedFor(composer, isAwaited)) say(region.current, waiting);
    }, WAITS_AFTER);
    return () => clearTimeout(timer);
  }, [composer, isAwaited, region, waiting]);
}

/** Who sends with the button waits there, and who said yes waits in the log. */
function isWaitedFor(composer: Places['composer'], isAwaited: Places['isAwaited']): boolean {
  return isAwaited.current || (composer.current?.closest('form')?.matches(':focus-within') ?? false);
}

/** A new line each time: the same words again would not be said. */
function say(region: HTMLElement | null, text: string) {
  const line = document.createElement('p');
  line.textContent = text;
  region?.replaceChildren(line);
  setTimeout(() => line.remove(), KEPT);
}

/** The message as it reads, its lines parted by a pause. */
function spokenText(message: Element | undefined): string {
  const body = message?.querySelector<HTMLElement>('[data-part="Body"]');
  const lines = (body?.innerText ?? '').split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line))
    .join(' ');
}
