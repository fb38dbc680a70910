import { describe, expect, test } from 'vitest';
import { type Message, getParams, read, type ReadingParams } from '../index.ts';
import { findQuestion } from './history.ts';
import { reply } from './reply.ts';
import type { Question } from './topics.ts';

const now = new Date('2026-11-20T12:00:00Z');

function createConversation(...lines: readonly string[]): {
  messages: Message[];
  lastReply: string;
  asks: ReturnType<typeof findQuestion>;
} {
  const messages: Message[] = [];
  for (const content of lines) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: reply(messages, { now }).text });
  }
  return { messages, lastReply: messages.at(-1)?.content ?? '', asks: findQuestion(messages.at(-1), { now }) };
}

const READY_TURNS = ['red Ford Focus', '10k'];
const OFFERED_TURNS = [...READY_TURNS, 'No, I have more preferences'];

describe('a named topic', () => {
  test.each<[string, Question, string, ReadingParams]>([
    ['mileage', 'mileage', '60k', { max_mileage: 60_000 }],
    ['the milage please', 'mileage', '60', { max_mileage: 60_000 }],
    ['I want to add mileage', 'mileage', '60k', { max_mileage: 60_000 }],
    ['age', 'year', '5', { min_year: 2021 }],
    ['how old it is', 'year', '2018', { min_year: 2018 }],
    ['what about its age?', 'year', '5', { min_year: 2021 }],
    ['gearbox', 'gearbox', 'auto', { transmission: 'Automatic' }],
    ['the colour please', 'colour', 'blue', { color: 'Blue' }],
    ['wrong colour', 'colour', 'blue', { color: 'Blue' }],
    ['The colour is wrong', 'colour', 'blue', { color: 'Blue' }],
    ['where it is', 'place', 'Leeds', { postcode: 'LS1' }],
    ['location', 'place', 'Leeds', { postcode: 'LS1' }],
    ['seats', 'seats', '5', { seats: 5 }],
    ['how many doors', 'doors', '5', { doors: 5 }],
    ['fuel type', 'fuel', 'diesel', { fuel_type: 'Diesel' }],
    ['body style', 'body', 'an estate', { body_type: 'Estate' }],
    ['the budget', 'price', '12', { max_price: 12_000 }],
    ['change the budget', 'price', '12k', { max_price: 12_000 }],
    ['can I change the price?', 'price', '12', { max_price: 12_000 }],
    ['different make', 'car', 'Audi', { make: 'Audi' }],
    ['another car', 'car', 'an Astra', { make: 'Vauxhall', model: 'Astra' }],
    ['yes, a different model', 'model', 'Fiesta', { make: 'Ford', model: 'Fiesta' }],
    ['the first one', 'mileage', '60k', { max_mileage: 60_000 }],
    ['the second', 'year', '5', { min_year: 2021 }],
    ['the last one', 'place', 'Leeds', { postcode: 'LS1' }],
  ])('asks about the topic of ‘%s’ and applies the bare answer to that topic', (namedTopic, asks, answer, want) => {
    const conversation = createConversation(...OFFERED_TURNS, namedTopic);
    expect(conversation.asks, conversation.lastReply).toBe(asks);
    expect(conversation.lastReply).not.toMatch(/sorry|afraid|not sure/iu);
    const { messages } = createConversation(...OFFERED_TURNS, namedTopic, answer);
    const previousParams: ReadingParams = { make: 'Ford', model: 'Focus', color: 'Red', max_price: 10_000 };
    if (want.make && !want.model) delete previousParams.model;
    expect(getParams(read(messages, { now }))).toEqual({ ...previousParams, ...want });
  });

  test('asks about a named topic even if it was not offered', () => {
    expect(createConversation(...READY_TURNS, 'gearbox').asks).toBe('gearbox');
    expect(createConversation('the colour').asks).toBe('colour');
  });

  test('asks again about a topic that the buyer dismissed and then named', () => {
    const lines = ['Ford Focus, any colour, under 10k', 'the colour'];
    expect(createConversation(...lines).asks).toBe('colour');
    expect(createConversation(...lines, 'either').lastReply).toContain('Any colour, then.');
  });

  test.each([
    ['colour and mileage', ['colour', 'mileage', 'ready'], ['blue', '60k']],
    ['all of them', ['mileage', 'year', 'place', 'ready'], ['60k', '5', 'Leeds']],
    ['both', ['mileage', 'year', 'place', 'ready'], ['any', 'not fussed', 'Leeds']],
    ['mileage and age', ['mileage', 'ready'], ['under 60k, 2018 or newer']],
    ['colour, mileage and seats', ['colour', 'ready'], ["that's all, just search"]],
  ])('asks about several named topics one after the other: %s', (namedTopics, questions, answers) => {
    questions.forEach((question, i) => {
      const { asks, lastReply } = createConversation(...OFFERED_TURNS, namedTopics, ...answers.slice(0, i));
      expect(asks, lastReply).toBe(question);
    });
  });

  test.each(['60k', 'blue', 'mileage under 60k', 'any colour', "the budget doesn't matter", 'no budget'])(
    'does not ask about a topic that the message already settles: %s',
    (wish) => {
      expect(createConversation('Ford Focus', wish).lastReply).not.toMatch(
        /^(?:What's the highest mileage|Which colour)/u,
      );
      expect(createConversation(...OFFERED_TURNS, wish).asks).toBe('ready');
    },
  );
});

describe('origins of makes', () => {
  test.each([
    ['nothing german', 'German cars', ['BMW', 'Volkswagen']],
    ['no italian', 'Italian cars', ['Fiat', 'Alfa Romeo']],
    ['nothing japanese', 'Japanese cars', ['Toyota', 'Nissan']],
    ['no french cars', 'French cars', ['Renault', 'Peugeot']],
    ['avoid french ones', 'French cars', ['Citroen', 'DS']],
    ["I don't want anything Korean", 'Korean cars', ['Kia', 'Hyundai']],
    ['anything but German', 'German cars', ['Audi', 'Porsche']],
    ['no french or italian cars', 'French cars or Italian cars', ['Renault', 'Fiat']],
    ['not made in China please', 'Chinese cars', ['BYD', 'Omoda']],
    ['no european cars', 'European cars', ['Volvo', 'Fiat']],
  ])('leaves out the makes that %j excludes', (words, originName, makes) => {
    for (const first of ['Ford Focus', 'estate', 'Ford Focus under 9k']) {
      const { messages, lastReply } = createConversation(first, words);
      expect(lastReply).toMatch(/(?:No|leave out) /u);
      expect(lastReply).toContain(originName);
      expect(lastReply).not.toMatch(/No budget limit|didn't follow|can't|Renault|Toyota/u);
      const { not_make: excludedMakes, ...params } = getParams(read(messages, { now }));
      expect(params).toEqual(getParams(read(messages.slice(0, 1), { now })));
      // A search for a Ford Focus finds no other make, so it needs no exclusions.
      if (first === 'estate') expect(excludedMakes).toEqual(expect.arrayContaining(makes));
      else expect(excludedMakes).toBeUndefined();
    }
  });

  test('reports that foreign cars cannot be left out', () => {
    expect(createConversation('estate', 'nothing foreign').lastReply).toMatch(/(?:exclude|leave out) foreign cars/u);
  });

  test('keeps the budget if the answer about it only excludes an origin', () => {
    const lines = ['estate under 9k', 'change the budget'];
    for (const answer of ['no italian', 'nothing japanese'])
      expect(getParams(read(createConversation(...lines, answer).messages, { now })), answer).toMatchObject({
        max_price: 9000,
      });
    expect(getParams(read(createConversation(...lines, 'no thanks').messages, { now }))).not.toHaveProperty(
      'max_price',
    );
  });

  test.each([
    'something German',
    'a decent german estate',
    'japanese cars only',
    'korean hatchback under 8k',
    'a german car',
    'british cars only',
    'japanese suv',
    'anything italian',
    'german automatic under 10k',
    'do you have anything german',
  ])('reports that no filter exists for the origin in ‘%s’', (words) => {
    expect(createConversation(words).lastReply).toMatch(/can't filter by|no filter for/u);
  });

  test.each([
    'no german shepherd hairs',
    'my german wife likes it',
    'are french cars reliable?',
    'it must be in French',
  ])('mentions no German or French cars in reply to ‘%s’', (words) => {
    expect(createConversation(words).lastReply).not.toMatch(/(?:German|French) cars/u);
  });

  test('excludes only the rejected origin when another is wanted', () => {
    const { lastReply } = createConversation('not french, a german one');
    expect(lastReply).toMatch(/(?:No|out) French cars\b/u);
    expect(lastReply).not.toMatch(/French cars or German|(?:No|out) German/u);
  });
});
