import { useLayoutEffect, useRef, useState } from 'react';
import { log } from '../../lib/log.ts';
import { toastChunk } from '../../lib/toasts.ts';
import type { ContactFields, SubmissionResult } from '../../services/contact.ts';
import { type Attempt, fillForm, storeDraft, loadDraft } from './draft.ts';

const loadService = () => import('../../services/contact.ts');

export function preloadSubmission(): void {
  toastChunk.fetch();
  // The code is requested again when the form is sent. If that fails too, the form shows an error message.
  loadService().catch(() => {});
}

/**
 * Sends a form and keeps the outcome. The same text is sent again with the same idempotency key, so that a message
 * whose response was lost is not stored twice.
 * @param storageKey the draft's key in sessionStorage
 * @param prefilled the form's initial values; a draft contains only fields that the visitor has changed
 */
export function useContactSubmission(storageKey: string, prefilled: ContactFields) {
  const [result, setResult] = useState<SubmissionResult>();
  const [sentFields, setSentFields] = useState<ContactFields>({});
  const attempt = useRef<Attempt>(null);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const draft = loadDraft(storageKey);
    if (!draft || !form.current) return;
    fillForm(form.current, draft.fields, prefilled);
    attempt.current = draft.attempt;
  }, [storageKey, prefilled]);

  const saveDraft = (): void => {
    if (!form.current) return;
    const texts = Object.entries(getTexts(new FormData(form.current)));
    const fields = Object.fromEntries(texts.filter(([name, text]) => text !== prefilled[name]));
    storeDraft(storageKey, { fields, attempt: attempt.current });
  };

  const send = async (fields: ContactFields): Promise<SubmissionResult> => {
    const words = JSON.stringify(fields);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    saveDraft();
    const outcome = await sendWithKey(fields, attempt.current.key);
    if (outcome.status === 'sent') {
      attempt.current = null;
      storeDraft(storageKey, undefined);
    }
    setSentFields(fields);
    setResult(outcome);
    return outcome;
  };

  return { form, saveDraft, result, sentFields, send };
}

async function sendWithKey(fields: ContactFields, key: string): Promise<SubmissionResult> {
  let service: Awaited<ReturnType<typeof loadService>>;
  try {
    service = await loadService();
  } catch (error) {
    log.warn('The code that sends messages could not be loaded.', { error });
    return {
      status: 'failed',
      reason: 'Not sent: part of this page didn’t load. Check your connection and try again.',
    };
  }
  return service.sendContact(fields, key);
}

/** Returns a form's text fields, without files. */
export const getTexts = (data: FormData): ContactFields =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
