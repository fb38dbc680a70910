import { useLayoutEffect, useRef, useState } from 'react';
import { log } from '../../lib/log.ts';
import { toastChunk } from '../../lib/toasts.ts';
import type { ContactFields, Sending } from '../../services/contact.ts';
import { type Attempt, fillIn, keepDraft, keptDraft } from './draft.ts';

/** What sends is fetched by whoever writes, not by whoever reads. */
const fetchService = () => import('../../services/contact.ts');

/** Fetches what sending and its toast need, since somebody has begun to write. */
export function prepareToSend(): void {
  toastChunk.fetch();
  // asked for again, and complained of, when it is needed
  fetchService().catch(() => {});
}

/**
 * Sends what a form holds, and remembers what became of it. The same words sent again go under the same key, so that a message
 * whose answer was lost on the way is not kept twice; other words are another message. Until it is sent, what is typed is kept in this
 * tab, with that key.
 *
 * @param keptAs the key of its draft in the tab's storage
 */
export function useSending(keptAs: string) {
  const [sending, setSending] = useState<Sending>();
  const [attempted, setAttempted] = useState<ContactFields>({});
  const attempt = useRef<Attempt>(null);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const draft = keptDraft(keptAs);
    if (!draft || !form.current) return;
    fillIn(form.current, draft.fields);
    attempt.current = draft.attempt;
  }, [keptAs]);

  const keep = (): void => {
    if (form.current) keepDraft(keptAs, { fields: textsOf(new FormData(form.current)), attempt: attempt.current });
  };

  const send = async (fields: ContactFields): Promise<Sending> => {
    const words = JSON.stringify(fields);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    keep();
    const outcome = await sendBy(fields, attempt.current.key);
    if (outcome.status === 'sent') {
      attempt.current = null;
      keepDraft(keptAs, undefined);
    }
    setAttempted(fields);
    setSending(outcome);
    return outcome;
  };

  return { form, keep, sending, attempted, send };
}

async function sendBy(fields: ContactFields, key: string): Promise<Sending> {
  let service: Awaited<ReturnType<typeof fetchService>>;
  try {
    service = await fetchService();
  } catch (error) {
    log.warn('What sends a message could not be fetched.', { error });
    return {
      status: 'failed',
      reason: 'Not sent: part of this page could not be loaded. Check your connection and try again.',
    };
  }
  return service.sendContact(fields, key);
}

/** The fields of a form as texts; what is no text is none of ours. */
export const textsOf = (data: FormData): ContactFields =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
