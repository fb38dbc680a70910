import { isExcludable, read } from '@forecourt/assistant';
import { expect, test } from 'vitest';
import type { Turn } from './conversation.ts';
import { findUnsearchedWords } from './unsearched-words.ts';

const TRIGGER_REPLY = 'Got it. Shall I search for this?';
const now = new Date('2026-11-20T12:00:00Z');

const createTypedTurn = (content: string, id = content): Turn => ({ id, role: 'user', content, origin: 'typed' });
const createTurn = (content: string, id = content): Turn => ({ id, role: 'assistant', content, origin: 'assistant' });

const findWords = (turns: readonly Turn[], reply = TRIGGER_REPLY): string[] =>
  findUnsearchedWords(turns, reply, { read, isExcludable }, now).map(({ label, words }) => `${label}: ${words}`);

test('lists words that match no filter when the assistant offers to search', () => {
  expect(findWords([createTypedTurn('golf, dealer only, not 3 doors, not red')])).toEqual([
    'No filter for: not 3 doors',
    'Left out: dealer only',
  ]);
});

test('lists words only the first time the assistant offers to search', () => {
  const first = [createTypedTurn('golf, dealer only')];
  expect(findWords([...first, createTurn('Which fuel?'), createTypedTurn('diesel')])).toEqual([
    'Left out: dealer only',
  ]);
  expect(findWords([...first, createTurn(TRIGGER_REPLY), createTypedTurn('diesel')])).toEqual([]);
});

test('omits withdrawn cars, insults and words that the reply mentions', () => {
  expect(
    findWords([createTypedTurn('golf, dealer only')], `There is no filter for 'dealer only'. ${TRIGGER_REPLY}`),
  ).toEqual([]);
  expect(
    findWords([createTypedTurn('a fiesta or corsa'), createTurn('Which fuel?'), createTypedTurn('no corsa')]),
  ).toEqual([]);
  expect(findWords([createTypedTurn('golf'), createTurn('Which fuel?'), createTypedTurn('stupid bot')])).toEqual([]);
});
