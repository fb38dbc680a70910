import type { AssistantParams } from '@forecourt/search-core';
import { type Message, paramsOf, read } from '@forecourt/assistant';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mergeParams } from './merge-params.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const turns = (contents: readonly string[]): Message[] => contents.map((content) => ({ role: 'user', content }));

function merged(contents: readonly string[], fromModel: AssistantParams): AssistantParams {
  const messages = turns(contents);
  return mergeParams(read(messages, { now: NOW }), fromModel, messages, { now: NOW });
}

/** What is added to the reader's parameters. `wibble` in a buyer's turn is a word that nobody understands. */
function added(contents: readonly string[], fromModel: AssistantParams): AssistantParams {
  const found = paramsOf(read(turns(contents), { now: NOW }));
  const params = merged(contents, fromModel);
  expect(params).toMatchObject(found);
  return Object.fromEntries(Object.entries(params).filter(([key]) => !(key in found)));
}

it('gives the parameters in the order of the reader', () => {
  const params = merged(['wibble pewgot, automatic'], { make: 'Peugeot', color: 'Red' });
  expect(Object.keys(params)).toEqual(['make', 'transmission', 'color']);
});

describe('the reader wins', () => {
  test('all of it where every word was understood', () => {
    expect(added(['BMW X5 under £30k'], { color: 'Red', transmission: 'Manual' })).toEqual({});
  });

  test('what it found', () => {
    const contents = ['BMW X5 under £30k in Leeds, red diesel, wibble pewgot 12,345'];
    expect(
      added(contents, {
        make: 'Peugeot',
        model: '308',
        max_price: 12_345,
        color: 'Blue',
        fuel_type: 'Petrol',
        postcode: 'M1',
      }),
    ).toEqual({});
  });
});

describe('figures', () => {
  // The reader may come to read some of these itself; the parameters are the same.
  test.each<[string, AssistantParams, AssistantParams]>([
    ['wibble tops 9 big ones', { max_price: 9_000 }, { max_price: 9_000 }],
    ['wibble 900 beans', { max_price: 900 }, { max_price: 900 }],
    ['wibble fourty thou on the clock', { max_mileage: 40_000 }, { max_mileage: 40_000 }],
    ['wibble, about 9 big ones', { min_price: 8_100, max_price: 9_900 }, { min_price: 8_100, max_price: 9_900 }],
    ['wibble for 7 bums', { seats: 7 }, { seats: 7 }],
    ['under £9,000, wibble 4 big ones', { min_price: 4_000 }, { min_price: 4_000, max_price: 9_000 }],
  ])('that the buyer said: %s', (content, fromModel, want) => {
    expect(merged([content], fromModel)).toEqual(want);
  });

  test.each<[string, AssistantParams]>([
    ['wibble', { min_price: 1_000, max_year: 2020, radius: 10, doors: 5, max_mileage: 30_000 }],
    ['wibble tops 9 big ones', { max_price: 8_100, min_mileage: 90_000, radius: 10 }],
    // the reader has these figures, as something else
    ['wibble under 30k miles', { max_price: 30_000 }],
    ['wibble under £30k', { max_mileage: 30_000 }],
    ['within 25 miles of Leeds, wibble', { max_price: 25_000, seats: 25 }],
    ['7 seats, wibble', { doors: 7 }],
    ['under £9,000, wibble 12 big ones', { min_price: 12_000 }],
  ])('and no other: %s %j', (content, fromModel) => {
    expect(added([content], fromModel)).toEqual({});
  });
});

describe('names', () => {
  test.each<[string, AssistantParams, AssistantParams]>([
    ['wibble pewgot', { make: 'Peugeot' }, { make: 'Peugeot' }],
    ['wibble something reliable for my mum', { make: 'Toyota', model: 'Yaris' }, {}],
    ['wibble for food', { make: 'Ford' }, {}],
    ['wibble something handy', { make: 'Honda' }, {}],
    ['wibble', { make: 'Bugatron', model: 'X5000' }, {}],
  ])('%s %j', (content, fromModel, want) => {
    expect(merged([content], fromModel)).toEqual(want);
  });
});

describe('vocabularies', () => {
  const ALL: AssistantParams = {
    fuel_type: 'Diesel',
    transmission: 'Automatic',
    body_type: 'SUV',
    color: 'Red',
    exclude_writeoff: true,
  };
  test.each<[string, AssistantParams, AssistantParams]>([
    ['a wibble BMW', { fuel_type: 'Diesel' }, { fuel_type: 'Diesel' }],
    ['a wibble flurn BMW', { fuel_type: 'Diesel', color: 'Red' }, { fuel_type: 'Diesel', color: 'Red' }],
    ['bmw for my blorpish sister', ALL, {}],
    ['a wibble BMW', { fuel_type: 'Diesel', color: 'Red' }, {}],
    ['a wibble, wibble and wibble BMW', { fuel_type: 'Diesel', color: 'Red' }, {}],
    ['a wibble BMW', { color: 'Red,Blue' }, {}],
    ['a wibble flurn BMW', ALL, {}],
    ['a car like a pickle', { body_type: 'Pickup', color: 'Green' }, {}],
    ['a car like a pickle', { body_type: 'Pickup' }, {}],
    ['as wibble BMW as a flurn', { color: 'Red' }, {}],
  ])('each value takes an unread word of its own: %s %j', (content, fromModel, want) => {
    expect(added([content], fromModel)).toEqual(want);
  });
});

describe('places', () => {
  test.each<[string, string]>([
    ['wibble near home', 'M1'],
    ['wibble am10 and bm1', 'M1'],
    ['wibble', 'EC1A1BB'],
  ])('%s gives no %s', (content, postcode) => {
    expect(added([content], { postcode })).toEqual({});
  });

  test('a town that the buyer named gives the code of the town, not that of the model', () => {
    const contents = ['wibble, i got a house reading way'];
    expect(merged(contents, { postcode: 'RG30' })).toEqual({ postcode: 'RG1' });
    expect(added(contents, { postcode: 'M1' })).toEqual({});
  });

  test('the whole country only where the buyer spoke of it', () => {
    expect(added(['wibble Audi'], { radius: 'national' })).toEqual({});
  });
});

describe('what the buyer does not want', () => {
  test.each<[readonly string[], AssistantParams]>([
    [['not red, wibble'], { color: 'Red' }],
    [['not red, wibble'], { color: 'Black,Blue' }],
    [['not blue, wibble'], { color: 'Black' }],
    [['any colour, wibble'], { color: 'Red' }],
    [['red', 'any colour, wibble'], { color: 'Red' }],
    [['any fuel, wibble'], { fuel_type: 'Diesel' }],
    [['gearbox doesn’t matter, wibble'], { transmission: 'Manual' }],
    [['any body type, wibble'], { body_type: 'SUV' }],
    [['not bothered about seats, wibble 7 bums'], { seats: 7 }],
    [['doors don’t matter, wibble 5 bums'], { doors: 5 }],
    [['write-offs are fine, wibble'], { exclude_writeoff: true }],
    [['any mileage, wibble 900 beans'], { max_mileage: 900 }],
    [['age doesn’t matter, wibble 19 beans'], { min_year: 2019 }],
    [['any distance, wibble 19 beans'], { radius: 19 }],
    [['any make, wibble pewgot'], { make: 'Peugeot' }],
    [['price doesn’t matter, wibble 900 beans'], { max_price: 900 }],
    [['price doesn’t matter, wibble 9000'], { max_price: 9_000 }],
    [['under 9000', 'price doesn’t matter, wibble'], { max_price: 9_000 }],
    [['diesel, wibble', 'forget the fuel'], { fuel_type: 'Diesel' }],
    [['anything but a BMW, wibble'], { make: 'BMW' }],
    [['red Audi, wibble', 'start again'], { color: 'Red', make: 'Audi' }],
  ])('%j %j', (contents, fromModel) => {
    const got = added(contents, fromModel);
    expect(got).toEqual({});
  });

  test('and what is only replaced stays open', () => {
    expect(added(['Ford Fiesta', 'a BMW instead, wibble'], { transmission: 'Manual' })).toEqual({
      transmission: 'Manual',
    });
  });
});

test('whatever a model says, the reader’s parameters stay, figures are the buyer’s, bounds are not crossed', () => {
  const contents = fc.array(
    fc.constantFrom(
      'wibble',
      'BMW',
      'under 9000',
      'from 4000',
      'not red',
      'any colour',
      '2019',
      'near Leeds',
      '7',
      'pewgot',
    ),
    { minLength: 1, maxLength: 4 },
  );
  const fromModel = fc.record(
    {
      make: fc.constantFrom('BMW', 'Peugeot', 'Ferrari'),
      model: fc.constantFrom('X5', '308'),
      color: fc.constantFrom('Red', 'Blue'),
      min_price: fc.constantFrom(4_000, 9_000, 31_000),
      max_price: fc.constantFrom(4_000, 9_000, 31_000),
      min_year: fc.constantFrom(2_019, 2_021),
      seats: fc.constantFrom(7, 8),
      radius: fc.constantFrom<number | string>(7, 33, 'national'),
      postcode: fc.constantFrom('LS1', 'M1'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(contents, fromModel, (said, from) => {
      const params = merged(said, from);
      expect(params).toMatchObject(paramsOf(read(turns(said), { now: NOW })));
      expect(params.min_price ?? 0).toBeLessThanOrEqual(params.max_price ?? Infinity);
      expect(params.make ?? '').not.toContain('Ferrari');
      expect([params.min_price, params.max_price]).not.toContain(31_000);
      expect(params.radius).not.toBe(33);
      expect(params.postcode).not.toBe('M1');
    }),
    { numRuns: 80 },
  );
});
