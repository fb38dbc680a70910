import type { ContactFields } from '../../services/contact.ts';

/** A message on its way: the words that were sent, and the key under which they are kept once. */
export interface Attempt {
  words: string;
  key: string;
}

/** Form input that the server has not stored yet. */
export interface Draft {
  fields: ContactFields;
  attempt: Attempt | null;
}

const isTexts = (value: unknown): value is ContactFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** A draft as it was stored; `undefined` for what is none: anybody can write into a browser's storage. */
export function readDraft(raw: string | null): Draft | undefined {
  if (raw === null) return undefined;
  try {
    const { fields, attempt } = JSON.parse(raw) as { fields?: unknown; attempt?: unknown };
    if (!isTexts(fields)) return undefined;
    const isAttempt = isTexts(attempt) && 'words' in attempt && 'key' in attempt;
    return { fields, attempt: isAttempt ? { words: attempt['words'] ?? '', key: attempt['key'] ?? '' } : null };
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab, so that a reload or another page loses nothing; `undefined` forgets it. */
export function keepDraft(keptAs: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keptAs, JSON.stringify(draft));
    else sessionStorage.removeItem(keptAs);
  } catch {
    // Refused storage: it holds for as long as the page.
  }
}

export function keptDraft(keptAs: string): Draft | undefined {
  try {
    return readDraft(sessionStorage.getItem(keptAs));
  } catch {
    return undefined;
  }
}

/** Restores a draft into its form. Fields that the user has typed into since are not changed. */
export function fillIn(form: HTMLFormElement, fields: ContactFields): void {
  for (const control of form.elements) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText) continue;
    const text = fields[control.name];
    if (text === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === text;
    else if (control.value === '') control.value = text;
  }
}
