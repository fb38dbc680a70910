import { getParams, read } from '@forecourt/assistant';
import { CONVERSATION_LIMITS } from '@forecourt/search-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from './conversation.ts';
import { limitConversation } from './limit-conversation.ts';

const LIMITS = { messages: 40, characters: 2_000, bytes: 65_536 };

const createTurn = (origin: Turn['origin'], content: string, index: number): Turn => ({
  id: String(index),
  role: origin === 'assistant' || origin === 'failure' ? 'assistant' : 'user',
  origin,
  content,
});
const createTurns = (length: number) =>
  Array.from({ length }, (_, index) => createTurn(index % 2 ? 'assistant' : 'typed', `turn ${index}`, index));
const limitContents = (turns: readonly Turn[], limits = LIMITS) =>
  limitConversation(turns, limits).map(({ content }) => content);

test('sends a conversation within the limits unchanged', () => {
  const turns = createTurns(40);
  expect(limitConversation(turns, LIMITS)).toEqual(
    turns.map(({ role, content, origin }) => ({ role, content, origin })),
  );
});

test('keeps the buyer’s words and the last question of a long conversation', () => {
  const limitedTurns = limitConversation(createTurns(71), LIMITS);
  expect(limitedTurns).toHaveLength(40);
  expect(limitedTurns.filter(({ origin }) => origin === 'typed')).toHaveLength(36);
  expect(limitedTurns.at(-2)?.content).toBe('turn 69');
});

test('sends 85 messages unchanged, so that early and late wishes count', () => {
  const turns = [
    createTurn('typed', 'BMW X5 under £30k', 0),
    createTurn('assistant', 'How many seats do you need?', 1),
    createTurn('typed', '5', 2),
    ...createTurns(70),
    createTurn('assistant', 'What is the most that you would pay?', 73),
    createTurn('typed', 'actually 25', 74),
    ...createTurns(10).toReversed(),
  ];
  const limitedTurns = limitConversation(turns, CONVERSATION_LIMITS);
  expect(limitedTurns).toHaveLength(turns.length);
  expect(getParams(read(limitedTurns, { now: new Date('2026-11-20') }))).toEqual({
    make: 'BMW',
    model: 'X5',
    max_price: 25_000,
    seats: 5,
  });
});

test('drops button texts before typed messages', () => {
  const turns = [
    createTurn('typed', 'BMW', 0),
    createTurn('button', 'No, I have more preferences', 1),
    ...createTurns(2),
  ];
  expect(limitContents(turns, { ...LIMITS, messages: 3 })).toEqual(['BMW', 'turn 0', 'turn 1']);
});

test('drops the oldest typed messages but never the opening', () => {
  const turns = [
    createTurn('opening', 'BMW X5', 0),
    ...Array.from({ length: 50 }, (_, at) => createTurn('typed', `${at}`, at + 1)),
  ];
  const limitedTurns = limitContents(turns);
  expect(limitedTurns).toHaveLength(40);
  expect([limitedTurns[0], limitedTurns[1], limitedTurns.at(-1)]).toEqual(['BMW X5', '11', '49']);
});

test('truncates a long message without splitting a character', () => {
  expect(limitContents([createTurn('typed', `${'x'.repeat(1999)}😀`, 0)])).toEqual(['x'.repeat(1999)]);
});

test('fits any conversation into the limits and keeps its last turn', () => {
  const origin = fc.constantFrom<Turn['origin']>('typed', 'button', 'assistant', 'failure');
  const content = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\u0000'.repeat(2_000), '😀'.repeat(1_000)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(origin, content), { minLength: 1, maxLength: 90 }), (messages) => {
      const turns = messages.map(([who, text], index) => createTurn(who, text, index));
      const limitedTurns = limitConversation(turns, LIMITS).map(({ role, content: text }) => ({ role, content: text }));
      const body = JSON.stringify({ messages: limitedTurns, extractParams: true });
      expect(limitedTurns.length).toBeLessThanOrEqual(LIMITS.messages);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LIMITS.bytes);
      expect(limitedTurns.at(-1)?.content).toBe(turns.at(-1)?.content.slice(0, LIMITS.characters));
    }),
    { numRuns: 50 },
  );
});
