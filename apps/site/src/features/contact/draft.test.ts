import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft, readDraft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

const DRAFT = { fields: { name: 'Jane', message: 'One\ntwo' }, attempt: { words: '{}', key: 'k' } };

test('a draft comes back as it was kept, with the key of what may have arrived', () => {
  expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  expect(readDraft(JSON.stringify({ ...DRAFT, attempt: null }))).toEqual({ ...DRAFT, attempt: null });
  expect(readDraft(JSON.stringify({ ...DRAFT, attempt: { words: 1 } }))).toEqual({ ...DRAFT, attempt: null });
});

test.each([null, '', 'null', '[]', '{"fields":{"name":1}}', '{"fields":"x"}', '{'])('%j is none', (raw) => {
  expect(readDraft(raw)).toBeUndefined();
});

test('it is forgotten, and a browser that refuses storage is no fault', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepDraft('contact-draft', DRAFT);
  expect(keptDraft('contact-draft')).toEqual(DRAFT);
  keepDraft('contact-draft', undefined);
  expect(keptDraft('contact-draft')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepDraft('contact-draft', DRAFT)).not.toThrow();
  expect(keptDraft('contact-draft')).toBeUndefined();
});
