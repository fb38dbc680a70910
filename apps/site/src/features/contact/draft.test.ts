import { afterEach, expect, test, vi } from 'vitest';
import { storeDraft, loadDraft, parseDraft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

const DRAFT = { fields: { name: 'Jane', message: 'One\ntwo' }, attempt: { words: '{}', key: 'k' } };

test('restores a draft with the key of its last attempt', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  expect(parseDraft(JSON.stringify({ ...DRAFT, attempt: null }))).toEqual({ ...DRAFT, attempt: null });
  expect(parseDraft(JSON.stringify({ ...DRAFT, attempt: { words: 1 } }))).toEqual({ ...DRAFT, attempt: null });
});

test.each([null, '', 'null', '[]', '{"fields":{"name":1}}', '{"fields":"x"}', '{'])(
  'ignores the invalid draft %j',
  (raw) => {
    expect(parseDraft(raw)).toBeUndefined();
  },
);

test('stores and removes a draft, and does not throw if storage is blocked', () => {
  const storedTexts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, text: string) => void storedTexts.set(key, text),
    removeItem: (key: string) => void storedTexts.delete(key),
  });
  storeDraft('contact-draft', DRAFT);
  expect(loadDraft('contact-draft')).toEqual(DRAFT);
  storeDraft('contact-draft', undefined);
  expect(loadDraft('contact-draft')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeDraft('contact-draft', DRAFT)).not.toThrow();
  expect(loadDraft('contact-draft')).toBeUndefined();
});
