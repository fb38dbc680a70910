import { describe, expect, test } from 'vitest';
import { type Finding, type Message, read } from '../index.ts';
import { ANSWERS } from './reply-texts.ts';
import { type Intent, INTENTS, KIND_OF_INTENT, type Understanding } from './intents.ts';
import { reply } from './reply.ts';

const now = new Date('2026-11-20T12:00:00Z');
const UNKNOWN_WORDS = 'glorfin quibbet marn';

const createBuyerMessages = (...contents: string[]): Message[] =>
  contents.map((content) => ({ role: 'user', content }));

const getReplyText = (messages: Message[], understanding: Partial<Understanding>): string =>
  reply(messages, { now, understanding: { intent: 'search', values: [], excluded: [], ...understanding } }).text;

function createFinding(content: string, words: string, key: Finding['key'], value: string): Finding {
  const start = content.indexOf(words);
  return { key, value, span: { message: 0, start, end: start + words.length }, confidence: 0.5 };
}

test.each(INTENTS.filter((intent) => ANSWERS[KIND_OF_INTENT[intent] ?? 'yes'].length > 0))(
  'answers a message whose intent (%s) only the model recognised',
  (intent) => {
    const text = getReplyText(createBuyerMessages(UNKNOWN_WORDS), { intent });
    expect(ANSWERS[KIND_OF_INTENT[intent] ?? 'yes'].filter((answer) => text.includes(answer))).toHaveLength(1);
    expect(text).not.toMatch(/didn't follow|not sure what you mean|didn't understand that/u);
  },
);

test('asks what to change when the model reports a misreading', () => {
  expect(getReplyText(createBuyerMessages('Golf under 9k', UNKNOWN_WORDS), { intent: 'correct' })).toMatch(
    /Volkswagen Golf.*\?$/u,
  );
});

test('offers a search if the model reports ‘show-results’ and the buyer has a wish', () => {
  expect(
    reply(createBuyerMessages('red', UNKNOWN_WORDS), { now, understanding: createUnderstanding('show-results') })
      .isReady,
  ).toBe(true);
  expect(
    reply(createBuyerMessages(UNKNOWN_WORDS), { now, understanding: createUnderstanding('show-results') }).isReady,
  ).toBe(false);
});

const createUnderstanding = (intent: Intent): Understanding => ({ intent, values: [], excluded: [] });

test("prefers the rules' intent to the model's", () => {
  const messages = createBuyerMessages('thanks');
  expect(getReplyText(messages, { intent: 'abuse' })).toBe(reply(messages, { now }).text);
});

describe("the model's values", () => {
  const content = 'a Gaydon bruiser under 30k';
  const values = [
    createFinding(content, 'Gaydon bruiser', 'make', 'Land Rover'),
    createFinding(content, 'Gaydon bruiser', 'model', 'Range Rover'),
  ];

  test("acknowledges the model's values like the reader's", () => {
    expect(reply(createBuyerMessages(content), { now }).text).not.toContain('Range Rover');
    expect(getReplyText(createBuyerMessages(content), { values })).toContain('a Land Rover Range Rover up to £30,000');
  });

  test("does not replace the reader's price with the model's", () => {
    const price: Finding = { ...createFinding(content, 'Gaydon', 'max_price', ''), value: 1 };
    expect(getReplyText(createBuyerMessages(content), { values: [price] })).toContain('£30,000');
    expect(read(createBuyerMessages(content), { now }).values.map(({ value }) => value)).toEqual([30_000]);
  });
});
