import type { ContactFields } from '../../services/contact.ts';

/** The last text that was sent, and its idempotency key. */
export interface Attempt {
  words: string;
  key: string;
}

/** Form input that the server has not stored yet. */
export interface Draft {
  fields: ContactFields;
  attempt: Attempt | null;
}

const isContactFields = (value: unknown): value is ContactFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Parses a stored draft, which users can edit. Returns `undefined` if it is invalid. */
export function parseDraft(raw: string | null): Draft | undefined {
  if (raw === null) return undefined;
  try {
    const { fields, attempt } = JSON.parse(raw) as { fields?: unknown; attempt?: unknown };
    if (!isContactFields(fields)) return undefined;
    const hasAttempt = isContactFields(attempt) && 'words' in attempt && 'key' in attempt;
    return { fields, attempt: hasAttempt ? { words: attempt['words'] ?? '', key: attempt['key'] ?? '' } : null };
  } catch {
    return undefined;
  }
}

/** Stores a draft in this tab, so that it survives a reload. `undefined` removes it. */
export function storeDraft(storageKey: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, but the form still contains the text.
  }
}

export function loadDraft(storageKey: string): Draft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

/** Text fields that the user has already changed keep their text. */
export function fillForm(form: HTMLFormElement, fields: ContactFields, prefilled: ContactFields): void {
  for (const control of form.elements) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText) continue;
    const text = fields[control.name];
    if (text === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === text;
    else if (control.value === (prefilled[control.name] ?? '')) control.value = text;
  }
}
