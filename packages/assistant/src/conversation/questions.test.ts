import { describe, expect, test } from 'vitest';
import { type Message, getParams, read, type ReadingParams } from '../index.ts';
import { FILTERS } from '@forecourt/search-core';
import * as replyTexts from './reply-texts.ts';
import { classifyMessage } from './classify-message.ts';
import { ALL_WISHES, findQuestion, readHistory } from './history.ts';
import { KEYS, type Question, TOPICS } from './topics.ts';
import { hasTriggerPhrase } from './trigger-phrases.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Short answers from a buyer who has named a car, and the resulting parameters. */
const BARE_ANSWERS: Readonly<Record<Exclude<Question, 'use'>, readonly [string, ReadingParams][]>> = {
  car: [
    ['Golf', { make: 'Volkswagen', model: 'Golf' }],
    ['an estate', { body_type: 'Estate' }],
  ],
  model: [['Golf', { make: 'Volkswagen', model: 'Golf' }]],
  price: [
    ['5', { max_price: 5000 }],
    ['5k', { max_price: 5000 }],
    ['about 15', { min_price: 13_500, max_price: 16_500 }],
    ['10 to 12', { min_price: 10_000, max_price: 12_000 }],
  ],
  place: [['LS6', { postcode: 'LS6' }]],
  distance: [
    ['25 miles', { radius: 25 }],
    ['within 50', { radius: 50 }],
  ],
  year: [
    ['5 years old at most', { min_year: 2021 }],
    ['2018 or newer', { min_year: 2018 }],
  ],
  mileage: [
    ['50k', { max_mileage: 50_000 }],
    ['60,000', { max_mileage: 60_000 }],
  ],
  fuel: [
    ['diesel', { fuel_type: 'Diesel' }],
    ['petrol or diesel', { fuel_type: 'Petrol,Diesel' }],
  ],
  gearbox: [
    ['auto', { transmission: 'Automatic' }],
    ['manual', { transmission: 'Manual' }],
  ],
  body: [['SUV', { body_type: 'SUV' }]],
  seats: [
    ['5', { seats: 5 }],
    ['seven', { seats: 7 }],
  ],
  doors: [['5', { doors: 5 }]],
  colour: [['red or blue', { color: 'Red,Blue' }]],
};

const ANSWER_CASES = Object.entries(BARE_ANSWERS).flatMap(([question, answers]) =>
  replyTexts.QUESTIONS[question as Question].flatMap((words) =>
    answers.map(([answer, want]) => ({ question: question as Question, words, answer, want })),
  ),
);

describe('bare answers to our questions', () => {
  test.each(ANSWER_CASES)('reads ‘$answer’ as the answer to ‘$words’', ({ words, answer, want }) => {
    const messages: Message[] = [
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: words },
      { role: 'user', content: answer },
    ];
    expect(getParams(read(messages, { now }))).toMatchObject(want);
  });

  const WAIVER_CASES = (Object.keys(replyTexts.QUESTIONS) as Question[]).flatMap((question) =>
    ['either', "don't mind", 'any', 'not fussed', 'no preference', 'whatever'].flatMap((answer) =>
      replyTexts.QUESTIONS[question].map((words) => ({ question, words, answer })),
    ),
  );

  test.each(WAIVER_CASES)(
    'waives only the topic of ‘$words’ if the answer is ‘$answer’',
    ({ question, words, answer }) => {
      const messages: Message[] = [
        { role: 'user', content: 'red BMW near LS6 up to £9,000' },
        { role: 'assistant', content: words },
        { role: 'user', content: answer },
      ];
      const traitsByTurn = messages.map(({ content }) => classifyMessage(content));
      const { waivedTopics } = readHistory(messages, traitsByTurn, { now });
      expect([...waivedTopics]).toContain(question);
      // Clearing the place also clears the distance, and clearing the make its model.
      const impliedTopics: readonly string[] =
        question === 'place' ? ['distance'] : question === 'car' ? ['model'] : [];
      expect([...waivedTopics].filter((other) => other !== question && !impliedTopics.includes(other))).toEqual([]);
    },
  );
});

describe('topics of questions', () => {
  const questions = Object.entries(replyTexts.QUESTIONS) as [Question, readonly string[]][];

  test.each(questions)('recognises the topic ‘%s’ in our own questions', (question, variants) => {
    for (const words of question === 'car' ? [...variants, ...replyTexts.MAKE_QUESTIONS] : variants)
      expect(findQuestion({ role: 'assistant', content: `Right. ${words}` }, { now })).toBe(question);
  });

  test.each([
    ['Lovely! Could you tell me your budget?', 'price'],
    ['Do you need an automatic, or is the gearbox unimportant?', 'gearbox'],
    ['Would any particular colour suit you?', 'colour'],
    ['Shall I search for it now?', 'ready'],
    ['A Golf it is.', undefined],
    ['Is that right?', undefined],
  ])('recognises the topic, if any, in a language model’s words: %s', (words, question) => {
    expect(findQuestion({ role: 'assistant', content: words }, { now })).toBe(question);
  });

  test('maps every parameter to a topic', () => {
    const keys = Object.values(KEYS).flat();
    expect(keys.toSorted()).toEqual(FILTERS.flatMap(({ aiKey }) => aiKey ?? []).toSorted());
  });

  test('finds a wish for every topic in ALL_WISHES', () => {
    const params = getParams(read([{ role: 'user', content: ALL_WISHES }], { now }));
    for (const topic of TOPICS) for (const key of KEYS[topic]) expect(params, key).toHaveProperty(key);
  });
});

describe('reply texts', () => {
  const {
    READY_TEXTS: READY,
    CONFIRMATION_TEXTS: CONFIRMATION,
    READY_AGAIN_TEXTS: READY_AGAIN,
    ...others
  } = replyTexts;

  const listTexts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
  };

  test('uses trigger phrases only in offers to search', () => {
    for (const text of [...READY, ...CONFIRMATION, ...READY_AGAIN]) expect(text).toSatisfy(hasTriggerPhrase);
    for (const text of listTexts(others)) expect(text, text).not.toSatisfy(hasTriggerPhrase);
    // Two texts in a row must not form a trigger phrase either.
    expect(listTexts(others).join(' ')).not.toSatisfy(hasTriggerPhrase);
  });

  test('ends each text with a full stop or a question mark and uses no markup', () => {
    for (const text of listTexts({ ...others, TOPIC_OFFERS: [] })) {
      expect(text, text).toMatch(/[.?]$/u);
      expect(text, text).not.toMatch(/[<>*_#!…]|\s{2}|https?:/u);
    }
  });

  test('has either several variants of an answer or none', () => {
    for (const [kind, variants] of Object.entries(replyTexts.ANSWERS)) expect(variants.length, kind).not.toBe(1);
  });
});
