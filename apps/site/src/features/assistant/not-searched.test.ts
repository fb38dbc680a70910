import { read } from '@forecourt/assistant';
import { expect, test } from 'vitest';
import type { Turn } from './conversation.ts';
import { notSearched } from './not-searched.ts';

const READY = 'Got it. Shall I search for this?';
const now = new Date('2026-11-20T12:00:00Z');

const typed = (content: string, id = content): Turn => ({ id, role: 'user', content, origin: 'typed' });
const said = (content: string, id = content): Turn => ({ id, role: 'assistant', content, origin: 'assistant' });

const found = (turns: readonly Turn[], reply = READY): string[] =>
  notSearched(turns, reply, { read }, now).map(({ label, words }) => `${label}: ${words}`);

test('words that no filter takes are named before the search', () => {
  expect(found([typed('golf, dealer only, not red')])).toEqual(['No filter for: not red', 'Left out: dealer only']);
});

test('they are named once, on the turn that they belong to', () => {
  const first = [typed('golf, dealer only')];
  expect(found([...first, said('Which fuel?'), typed('diesel')])).toEqual(['Left out: dealer only']);
  expect(found([...first, said(READY), typed('diesel')])).toEqual([]);
});

test('what the reply names, what the search cannot find and an insult are not', () => {
  expect(found([typed('golf, dealer only')], `There is no filter for 'dealer only'. ${READY}`)).toEqual([]);
  expect(found([typed('a fiesta or corsa'), said('Which fuel?'), typed('no corsa')])).toEqual([]);
  expect(found([typed('golf'), said('Which fuel?'), typed('stupid bot')])).toEqual([]);
});
