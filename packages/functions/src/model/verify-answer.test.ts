import type { AiKey } from '@forecourt/search-core';
import { addFindings, type Message, getParams, read } from '@forecourt/assistant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim } from './answer-schema.ts';
import { verifyAnswer } from './verify-answer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const createTurns = (contents: readonly string[]): Message[] => contents.map((content) => ({ role: 'user', content }));

/** The buyer's messages, and the model's claims as `[key, value, words]`. */
type Row = [contents: string[], claims: [AiKey, string, string][]];

const createClaim = ([key, value, words]: [AiKey, string, string]): Claim => ({ key, value, words });

function verify(contents: readonly string[], values: readonly Claim[], excluded: readonly Claim[] = []) {
  const messages = createTurns(contents);
  const reading = read(messages, { now: NOW });
  return {
    reading,
    understanding: verifyAnswer({ intent: 'search', values, excluded }, { reading, messages, now: NOW }),
  };
}

/** Returns the parameters that the model adds to the reader's. */
function verifyClaims(contents: readonly string[], claims: Row[1]) {
  const { reading, understanding } = verify(contents, claims.map(createClaim));
  const readerParams = getParams(reading);
  const params = getParams(addFindings(reading, understanding));
  expect(params).toMatchObject(readerParams);
  return Object.fromEntries(Object.entries(params).filter(([key]) => !(key in readerParams)));
}

// The reader does not know the word `wibble`.
describe('values from words that the reader did not recognise', () => {
  test.each<[...Row, object]>([
    [['a wibble BMW'], [['color', 'Red', 'wibble']], { color: 'Red' }],
    [['a wibble BMW'], [['color', 'red', 'WIBBLE']], { color: 'Red' }],
    [['wibble pyoojo'], [['make', 'Peugeot', 'pyoojo']], { make: 'Peugeot' }],
    [['a Gaydon bruiser'], [['model', 'Range Rover', 'Gaydon bruiser']], { make: 'Land Rover', model: 'Range Rover' }],
    [['a BMW wibble'], [['model', '320d', 'wibble']], { model: '3 Series' }],
    [
      ['wibble flurn BMW'],
      [
        ['fuel_type', 'Diesel', 'wibble'],
        ['color', 'Red', 'flurn'],
      ],
      { fuel_type: 'Diesel', color: 'Red' },
    ],
    [['tops wibble 9 beans'], [['max_price', '9000', 'wibble 9 beans']], { max_price: 9_000 }],
    [['wibble for 7 bums'], [['seats', '7', 'wibble for 7 bums']], { seats: 7 }],
    [['wibble 12 000 quibbets'], [['max_price', '12000', '12 000']], { max_price: 12_000 }],
    [['wibble £7,000'], [['max_price', '7000', '£7,000']], { max_price: 7_000 }],
    [['wibble, i got a house reading way'], [['postcode', 'RG30', 'reading way']], { postcode: 'RG1' }],
    [['in Blorpville'], [['postcode', 'M20 2RN', 'Blorpville']], { postcode: 'M20' }],
    [['wibbled ones are out'], [['exclude_writeoff', 'true', 'wibbled']], { exclude_writeoff: true }],
  ])('accepts the claims about %j: %j', (contents, claims, want) => {
    expect(verifyClaims(contents, claims)).toEqual(want);
  });

  test('returns the span of the quoted words', () => {
    const { understanding } = verify(
      ['hello', 'a  wibble\tflurn BMW'],
      [createClaim(['color', 'Red', 'wibble flurn'])],
    );
    expect(understanding.values).toEqual([
      { key: 'color', value: 'Red', span: { message: 1, start: 3, end: 15 }, confidence: 0.5 },
    ]);
  });

  test('accepts exclusions that the buyer stated', () => {
    const { understanding } = verify(['nothing wibble'], [], [createClaim(['color', 'red', 'wibble'])]);
    expect(understanding.excluded).toEqual([{ key: 'color', value: 'Red', span: { message: 0, start: 8, end: 14 } }]);
  });
});

describe('values that the buyer did not state', () => {
  test.each<Row>([
    // The buyer did not write the words, or the reader understood or ignored them.
    [['a wibble BMW'], [['color', 'Red', 'crimson']]],
    [['a wibble BMW'], [['color', 'Red', 'ibbl']]],
    [['BMW X5 under £30k'], [['color', 'Red', 'BMW']]],
    [['wibble something reliable for my mum'], [['model', 'Toyota Yaris', 'reliable']]],
    [['wibble under £9,000'], [['color', 'Red', 'wibble under £9,000']]],
    // The words are part of a comparison.
    [['a car like a pickle'], [['body_type', 'Pickup', 'pickle']]],
    // The words do not contain the figure.
    [['tops wibble 9 beans'], [['max_price', '8100', 'wibble 9 beans']]],
    [
      ['wibble'],
      [
        ['max_price', '1', 'wibble'],
        ['radius', '10', 'wibble'],
        ['doors', '5', 'wibble'],
      ],
    ],
    // The value is not in the lexicon or vocabulary, is not a postcode, or is another make's model.
    [['a wibble'], [['make', 'Bugatron', 'wibble']]],
    [['a wibble'], [['color', 'Ultraviolet', 'wibble']]],
    [['a wibble'], [['body_type', 'Spaceship', 'wibble']]],
    [['a wibble'], [['postcode', 'London', 'wibble']]],
    [['a BMW wibble'], [['model', 'Golf', 'wibble']]],
  ])('rejects the claims about %j: %j', (contents, claims) => {
    expect(verifyClaims(contents, claims)).toEqual({});
  });

  test('accepts only one parameter, or one range, for the same words', () => {
    expect(
      verifyClaims(
        ['a wibble'],
        [
          ['color', 'Red', 'wibble'],
          ['fuel_type', 'Diesel', 'wibble'],
        ],
      ),
    ).toEqual({ color: 'Red' });
    expect(
      verifyClaims(
        ['about 9 wibbles'],
        [
          ['min_price', '8100', 'about 9 wibbles'],
          ['max_price', '9900', 'about 9 wibbles'],
        ],
      ),
    ).toEqual({
      min_price: 8_100,
      max_price: 9_900,
    });
  });

  test("rejects a claim that quotes the assistant's words", () => {
    const messages: Message[] = [
      { role: 'assistant', content: 'a wibble one?' },
      { role: 'user', content: 'flurn' },
    ];
    const reading = read(messages, { now: NOW });
    const answer = { intent: 'search' as const, values: [createClaim(['color', 'Red', 'wibble'])], excluded: [] };
    expect(verifyAnswer(answer, { reading, messages, now: NOW }).values).toEqual([]);
  });
});

describe('the buyer’s other statements', () => {
  test.each<Row>([
    [
      ['red BMW, wibble'],
      [
        ['color', 'Blue', 'wibble'],
        ['make', 'Audi', 'wibble'],
      ],
    ],
    [['not red, wibble'], [['color', 'Black', 'wibble']]],
    [['any colour, wibble'], [['color', 'Red', 'wibble']]],
    [['wibble', 'any colour'], [['color', 'Red', 'wibble']]],
    [['any make, wibble pyoojo'], [['make', 'Peugeot', 'pyoojo']]],
    [['price doesn’t matter, wibble 900 beans'], [['max_price', '900', 'wibble 900 beans']]],
    [['diesel, wibble', 'forget the fuel'], [['fuel_type', 'Diesel', 'wibble']]],
    [['under £9,000, wibble 12 flurns'], [['min_price', '12000', 'wibble 12 flurns']]],
  ])('keeps the buyer’s statements in %j despite the claims %j', (contents, claims) => {
    expect(verifyClaims(contents, claims)).toEqual({});
  });
});

test('keeps the reader’s values and adds values only for unrecognised words', () => {
  const contents = fc.array(
    fc.constantFrom('wibble', 'BMW', 'under 9000', 'not red', 'any colour', '2019', 'near Leeds', '7 beans', 'pewgot'),
    { minLength: 1, maxLength: 4 },
  );
  const claims = fc.array(
    fc.record({
      key: fc.constantFrom<AiKey>(
        'make',
        'model',
        'color',
        'min_price',
        'max_price',
        'min_year',
        'seats',
        'radius',
        'postcode',
      ),
      value: fc.constantFrom(
        'BMW',
        'Peugeot',
        'X5',
        'Red',
        '4000',
        '9000',
        '31000',
        '2019',
        '7',
        '33',
        'national',
        'M1',
      ),
      words: fc.constantFrom('wibble', 'BMW', 'under 9000', 'pewgot', '7 beans', 'red', '.*', '['),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(contents, claims, claims, (said, values, excluded) => {
      const { reading, understanding } = verify(said, values, excluded);
      const params = getParams(addFindings(reading, understanding));
      expect(params).toMatchObject(getParams(reading));
      expect(params.min_price ?? 0).toBeLessThanOrEqual(params.max_price ?? Infinity);
      expect([params.min_price, params.max_price, params.radius]).not.toContain(31_000);
      for (const { span } of [...understanding.values, ...understanding.excluded]) {
        const isUnread = reading.unread.some(
          (each) => each.message === span.message && each.start < span.end && span.start < each.end,
        );
        expect(isUnread).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
