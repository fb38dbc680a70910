import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../../test/growth.ts';
import { describe as describeReading } from '../conversation/describe.ts';
import { getParams } from './params.ts';
import { read } from './read.ts';
import type { Message, Span } from './reading.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Words of many kinds: names, values, figures, units, phrases around them, and punctuation. */
const WORDS =
  'bmw x5 mazda 3 or and not no any colour £ 5k 10,000 2018 under between to miles years old plate near leeds ls1 5qa within of diesel red 7 seats door + - , . ; ? forget budget start again actually but my has died c 220 d cat s n/s 4x4 up low mileage nothing older than £9k max 1e9 0 ½ ２０１８ İ ß'.split(
    ' ',
  );

const phraseArbitrary = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' '));
const textArbitrary = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
  phraseArbitrary,
);
const messagesArbitrary: fc.Arbitrary<Message[]> = fc.array(
  fc.record({ role: fc.constantFrom<Message['role'][]>('user', 'assistant'), content: textArbitrary }),
  { maxLength: 6 },
);

const isInside = (messages: readonly Message[], { message, start, end }: Span): boolean => {
  const content = messages[message]?.content;
  return (
    content !== undefined &&
    start >= 0 &&
    start < end &&
    end <= content.length &&
    content.slice(start, end).trim() !== ''
  );
};

test('keeps every span inside a buyer’s turn for any conversation', () => {
  fc.assert(
    fc.property(messagesArbitrary, (messages) => {
      const { values, excluded, unread } = read(messages, { now });
      for (const span of [...values.map((each) => each.span), ...excluded.map((each) => each.span), ...unread]) {
        expect(isInside(messages, span)).toBe(true);
        expect(messages[span.message]?.role).toBe('user');
      }
    }),
    { numRuns: 600 },
  );
});

test('returns unique, finite values and no minimum above its maximum', () => {
  fc.assert(
    fc.property(messagesArbitrary, (messages) => {
      const reading = read(messages, { now });
      const keyValues = reading.values.map(({ key, value }) => `${key}=${String(value)}`);
      expect(new Set(keyValues).size).toBe(keyValues.length);
      const params = getParams(reading);
      for (const dimension of ['price', 'year', 'mileage'] as const) {
        const [min, max] = [params[`min_${dimension}`], params[`max_${dimension}`]];
        for (const figure of [min, max]) if (figure !== undefined) expect(Number.isSafeInteger(figure)).toBe(true);
        if (min !== undefined && max !== undefined) expect(min).toBeLessThanOrEqual(max);
      }
      for (const { confidence } of reading.values) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      expect(describeReading(reading)).toMatch(/^[A-Z].*\.$/su);
    }),
    { numRuns: 400 },
  );
});

test('returns the same reading for the same conversation', () => {
  fc.assert(
    fc.property(messagesArbitrary, (messages) => {
      const firstReading = read(messages, { now });
      expect(read(structuredClone(messages), { now })).toEqual(firstReading);
    }),
    { numRuns: 150 },
  );
});

test('does not throw for UTF-16 code units, including lone surrogates', () => {
  for (let unit = 0; unit <= 0xffff; unit += 193) {
    const content = `red ${String.fromCharCode(unit)} golf under ${String.fromCharCode(0xd83d)}5k`;
    expect(() => read([{ role: 'user', content }], { now })).not.toThrow();
  }
});

describe.each([
  ['unknown words', 'glorfin quibbet '],
  ['words from the lexicon', 'not a red bmw x5 under £5k or '],
  ['phrases of ownership', 'my golf has died and i have got a polo '],
  ['years', '2017 2018 or 2019 '],
  ['hundreds', 'two hundred and '],
  ['digits', '9'],
  ['telephone numbers', '07700 900123 '],
  ['one long word', 'a'],
  ['commas', '1,000,'],
  ['spaces', ' '],
])('%s', (_, part) => {
  test('reads long messages in roughly linear time', () => {
    const content = part.repeat(Math.ceil(10_000 / part.length));
    const readPrefix = (length: number) => read([{ role: 'user', content: content.slice(0, length) }], { now });
    expect(measureGrowth(readPrefix, 2500, 4, 2)).toBeLessThan(2);
  });
});

/** Sentences on other subjects, with a gap for a colour, an amount, or a name that is also a car. */
const OTHER_SENTENCES = [
  'please book a table at the _ restaurant',
  'my sister painted the nursery _ last weekend',
  'can I move _ into the joint account',
  'how long should the _ soup simmer',
  'tell my bank about the _ transaction',
  'we played cards at the _ club until midnight',
  'remind me to water the _ roses',
];
const AMBIGUOUS_WORDS = [
  'red',
  'cream',
  'navy',
  'outback',
  'discovery',
  'national',
  'recent',
  '£2,500',
  '1984',
  '7pm',
  '12%',
];

test('finds nothing in ordinary sentences with a word that is also a search value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OTHER_SENTENCES), fc.constantFrom(...AMBIGUOUS_WORDS), (sentence, word) => {
      const reading = read([{ role: 'user', content: sentence.replace('_', word) }], { now });
      expect(getParams(reading)).toEqual({});
      expect(reading.excluded).toEqual([]);
    }),
  );
});

test('reads a search value in a bare query and next to a car', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('red', 'navy', 'recent', '£2,500'),
      fc.constantFrom('_ please', 'a car, _', 'Corsa _'),
      (word, query) => {
        const reading = read([{ role: 'user', content: query.replace('_', word) }], { now });
        expect(reading.values.length).toBeGreaterThan(query.startsWith('Corsa') ? 2 : 0);
      },
    ),
  );
});
