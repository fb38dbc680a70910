import { type RefObject, useEffect, useRef } from 'react';
import type { ChatMessage } from './message.ts';

/** The minimum time between two hints about new messages. */
const HINT_INTERVAL_MS = 5000;
/** A reply that arrives within this time is not announced as pending. */
const PENDING_DELAY_MS = 500;
/** The time until an announcement is removed, so that users who browse the page later do not find it. */
const REMOVAL_DELAY_MS = 7000;

interface AnnouncementRefs {
  root: RefObject<HTMLElement | null>;
  composer: RefObject<HTMLElement | null>;
  /** Whether the user pressed Yes and has not moved focus since. */
  isAwaitingReply: RefObject<boolean>;
  /** Contains one element per message, in order. */
  list: RefObject<HTMLElement | null>;
  /** The live region. React does not render into it. */
  region: RefObject<HTMLElement | null>;
}

/**
 * Announces the assistant's messages: in full if focus is in the composer or the user pressed Yes, as a hint if focus
 * is elsewhere in the panel, and not at all if it is elsewhere on the page. Also announces that a reply is pending.
 * @param waiting announced while a reply is pending
 */
export function useAnnouncements(
  { root, composer, isAwaitingReply, list, region }: AnnouncementRefs,
  messages: readonly ChatMessage[],
  { question, waiting, hint }: { question: string | undefined; waiting: string | undefined; hint: string },
) {
  const previousState = useRef<{ ids: ReadonlySet<string>; question: string | undefined }>(undefined);
  const lastHintTime = useRef(-Infinity);

  useEffect(() => {
    const before = previousState.current;
    previousState.current = { ids: new Set(messages.map(({ id }) => id)), question };
    // Initial messages are not announced.
    if (!before) return;
    const newTexts = messages.flatMap(({ id, role }, index) =>
      role === 'assistant' && !before.ids.has(id) ? [getSpokenText(list.current?.children[index])] : [],
    );
    if (question !== undefined && question !== before.question) newTexts.push(question);
    if (newTexts.length === 0) return;
    if (isUserWaiting(composer, isAwaitingReply)) say(region.current, newTexts.join(' '));
    else if (root.current?.matches(':focus-within') && Date.now() - lastHintTime.current >= HINT_INTERVAL_MS) {
      lastHintTime.current = Date.now();
      say(region.current, hint);
    }
  }, [root, composer, isAwaitingReply, list, region, messages, question, hint]);

  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => {
      if (isUserWaiting(composer, isAwaitingReply)) say(region.current, waiting);
    }, PENDING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [composer, isAwaitingReply, region, waiting]);
}

/** Whether focus is in the composer, which includes the send button, or in the log after Yes. */
function isUserWaiting(
  composer: AnnouncementRefs['composer'],
  isAwaitingReply: AnnouncementRefs['isAwaitingReply'],
): boolean {
  return isAwaitingReply.current || (composer.current?.closest('form')?.matches(':focus-within') ?? false);
}

/** Adds a new element each time, because text that stays the same is not announced again. */
function say(region: HTMLElement | null, text: string) {
  const line = document.createElement('p');
  line.textContent = text;
  region?.replaceChildren(line);
  setTimeout(() => line.remove(), REMOVAL_DELAY_MS);
}

/** Returns the text of a message, with pauses between its lines. */
function getSpokenText(message: Element | undefined): string {
  const body = message?.querySelector<HTMLElement>('[data-part="Body"]');
  const lines = (body?.innerText ?? '').split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line))
    .join(' ');
}
