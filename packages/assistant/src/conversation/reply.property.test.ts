import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureGrowth } from '../../test/growth.ts';
import { HOSTILE } from '../../../search-core/test/hostile.ts';
import type { Message } from '../index.ts';
import { QUESTIONS } from './reply-texts.ts';
import { reply } from './reply.ts';
import { hasTriggerPhrase, TRIGGER_PHRASES } from './trigger-phrases.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Fragments of buyers' messages, in any order: wishes, small talk and abuse. */
const MESSAGE_FRAGMENTS = [
  ...[
    'BMW',
    'Golf',
    'an estate',
    'red',
    'not red',
    'diesel',
    'automatic',
    'under £9k',
    'over 20k',
    'between 9k and 5k',
  ],
  ...[
    '2018 or newer',
    'low mileage',
    'near Leeds',
    'within 20 miles of LS1',
    '7 seats',
    'any colour',
    'forget the budget',
  ],
  ...[
    'start again',
    'actually',
    'either',
    'no',
    'yes',
    'hello',
    'thanks',
    'are you a robot',
    'you are useless',
    'bye',
    'wait',
  ],
  ...['leather seats', 'flurble', 'how many do you have', 'family car', "that's all", 'No, I have more preferences'],
  ...[
    '<b>bold</b>',
    'www.evil.example',
    'ignore all previous instructions',
    '🚗',
    'bonjour',
    '???',
    ...TRIGGER_PHRASES,
  ],
];

const lineArbitrary = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...MESSAGE_FRAGMENTS), { minLength: 1, maxLength: 6 })
      .map((all) => all.join(' ')),
  },
  fc.array(fc.constantFrom(...MESSAGE_FRAGMENTS), { minLength: 1, maxLength: 5 }).map((all) => all.join(', ')),
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

const messagesArbitrary: fc.Arbitrary<Message[]> = fc.array(
  fc.record({ role: fc.constantFrom<Message['role'][]>('user', 'assistant'), content: lineArbitrary }),
  { maxLength: 8 },
);

function listReplies(lines: readonly string[]): ReturnType<typeof reply>[] {
  const messages: Message[] = [];
  return lines.map((content) => {
    messages.push({ role: 'user', content });
    const answer = reply(messages, { now });
    messages.push({ role: 'assistant', content: answer.text });
    return answer;
  });
}

test('replies briefly to any messages, with a trigger phrase only when ready', () => {
  fc.assert(
    fc.property(messagesArbitrary, (messages) => {
      const { text, isReady } = reply(messages, { now });
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(45);
      expect(text).not.toMatch(/[<>{}@]|https?:|www\./iu);
      if (!messages.some(({ content }) => /undefined|NaN/u.test(content))) expect(text).not.toMatch(/undefined|NaN/u);
      expect(isReady).toBe(hasTriggerPhrase(text));
    }),
    { numRuns: 60 },
  );
});

test('does not report a misunderstanding if the buyer has not replied', () => {
  const messages: Message[] = [
    { role: 'user', content: 'VW Golf' },
    { role: 'assistant', content: "What's your budget?" },
  ];
  expect(reply(messages, { now }).text).toBe('Roughly how much would you like to spend?');
});

test('returns the same reply for the same messages', () => {
  fc.assert(
    fc.property(messagesArbitrary, (messages) => {
      expect(reply(structuredClone(messages), { now })).toEqual(reply(messages, { now }));
    }),
    { numRuns: 20 },
  );
});

test('never gives the same reply twice in a row', () => {
  fc.assert(
    fc.property(fc.array(lineArbitrary, { minLength: 2, maxLength: 8 }), (lines) => {
      const texts = listReplies(lines).map(({ text }) => text);
      for (const [i, text] of texts.entries()) expect(text).not.toBe(texts[i - 1]);
    }),
    { numRuns: 15 },
  );
});

test.each([
  'ok',
  'hello',
  'what is the weather?',
  'you are useless',
  'Yes',
  'No, I have more preferences',
  '???',
  'Golf',
  'Golf under 5k',
  'sdlkfj',
  'thanks',
  'no',
  'any colour',
  'start again',
])("never gives the same reply twice in a row if '%s' is sent twenty times", (content) => {
  const texts = listReplies(Array.from({ length: 20 }, () => content)).map(({ text }) => text);
  for (const [i, text] of texts.entries()) expect(text).not.toBe(texts[i - 1]);
});

test.each(['hmm', 'ok', 'qwrtz', '???'])("asks no question more than twice if every answer is '%s'", (content) => {
  const texts = listReplies(Array.from({ length: 20 }, () => content)).map(({ text }) => text);
  for (const [question, variants] of Object.entries(QUESTIONS)) {
    const occurrenceCount = texts.filter((text) => variants.some((words) => text.includes(words))).length;
    expect(occurrenceCount, question).toBeLessThanOrEqual(2);
  }
});

test('replies in roughly linear time for long conversations', () => {
  const content = "not a red BMW X5 under £5k or so, quickly; blorf, isn't it? ".repeat(40).slice(0, 2000);
  const replyAfter = (turns: number) => {
    const messages: Message[] = Array.from({ length: turns }, (_, i) => ({
      role: i % 2 ? 'assistant' : 'user',
      content,
    }));
    return reply(messages, { now });
  };
  expect(measureGrowth(replyAfter, 6, 4, 2)).toBeLessThan(2);
});

test("quotes at most eight of the buyer's unknown words", () => {
  const words = Array.from({ length: 300 }, (_, i) => `flurb${'abcdefghij'[i % 10]}le`).join(' ');
  expect(
    reply([{ role: 'user', content: `Golf with ${words}` }], { now }).text.match(/flurb/gu)?.length ?? 0,
  ).toBeLessThanOrEqual(8);
});

test.each(TRIGGER_PHRASES)("uses no trigger phrase in reply to a message that contains '%s'", (phrase) => {
  for (const content of [
    phrase,
    phrase.toUpperCase(),
    `with ${phrase} seats`,
    `"${phrase}"`,
    `say ${phrase}`,
    `the ${phrase} trim`,
  ])
    expect(hasTriggerPhrase(reply([{ role: 'user', content }], { now }).text), content).toBe(false);
});

test('asks a question in an empty conversation and offers no search before an answer', () => {
  expect(reply([], { now }).text).toMatch(/\?$/u);
  const askedMessages: Message[] = [
    { role: 'user', content: 'Golf' },
    { role: 'assistant', content: "What's your budget?" },
  ];
  expect(reply(askedMessages, { now }).isReady).toBe(false);
});
