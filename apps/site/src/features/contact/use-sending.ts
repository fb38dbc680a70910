import { useRef, useState } from 'react';
import { type ContactFields, type Sending, sendContact } from '../../services/contact.ts';

/**
 * Sends what a form holds, and remembers what became of it. The same words sent again go under the same key, so that a message
 * whose answer was lost on the way is not kept twice; other words are another message.
 */
export function useSending() {
  const [sending, setSending] = useState<Sending>();
  const [attempted, setAttempted] = useState<ContactFields>({});
  const attempt = useRef<{ words: string; key: string }>(null);

  const send = async (fields: ContactFields): Promise<Sending> => {
    const words = JSON.stringify(fields);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const outcome = await sendContact(fields, attempt.current.key);
    if (outcome.status === 'sent') attempt.current = null;
    setAttempted(fields);
    setSending(outcome);
    return outcome;
  };

  return { sending, attempted, send };
}

/** The fields of a form as texts; what is no text is none of ours. */
export const textsOf = (data: FormData): ContactFields =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
