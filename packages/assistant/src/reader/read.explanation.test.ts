import { describe, expect, test } from 'vitest';
import { now, createTurns } from '../../test/reading.ts';
import { read } from './read.ts';

describe('explanation', () => {
  const getWords = (query: string) => {
    const { values, excluded, unread } = read(createTurns(query), { now });
    const getText = ({ start, end }: { start: number; end: number }) => query.slice(start, end);
    return {
      values: Object.fromEntries(values.map((value) => [value.key, getText(value.span)])),
      excluded: excluded.map((value) => [value.key, value.value, getText(value.span)]),
      unread: unread.map(getText),
    };
  };

  test('lists the words that each value was read from', () => {
    expect(getWords('BMW X5 under £30k near London').values).toEqual({
      make: 'BMW',
      model: 'BMW X5',
      max_price: 'under £30k',
      postcode: 'near London',
    });
  });

  test('lists the excluded values and their words', () => {
    expect(getWords('estate, not red, no diesels').excluded).toEqual([
      ['color', 'Red', 'not red'],
      ['fuel_type', 'Diesel', 'no diesels'],
    ]);
  });

  test('reports unsearchable wishes and unknown words as unread', () => {
    expect(getWords('Focus Titanium with a sunroof and heated seats').unread).toEqual([
      'Titanium',
      'sunroof',
      'heated seats',
    ]);
    expect(getWords('automatic estate from 2019, smells nice').unread).toEqual(['smells nice']);
  });

  test.each([
    'Kent',
    'West Yorkshire',
    'Powys',
    'the Lake District',
    'Rutland',
    'Scotland',
    'North Wales',
    'the Cotswolds',
  ])('reports a county, country or region as unread: %s', (county) => {
    const { values, unread } = getWords(`Focus in ${county}`);
    expect(values).not.toHaveProperty('postcode');
    expect(unread).toEqual([expect.stringContaining(county.split(' ').at(-1) ?? '') as string]);
  });

  test.each([
    ['golf, dealer only', ['dealer only']],
    ['golf under £200 a month', ['under £200 a month']],
    ['Golf GTI or Focus ST', ['GTI', 'ST']],
    ['mini cooper s convertible', ['cooper s']],
    ['cat s ok, golf 2017', ['cat s']],
    ['van for work', ['van for work']],
    ['cheapest car you have', ['cheapest']],
    ['bmw 3 series m sport', ['m sport']],
    ['electric car with over 250 miles range', ['over 250 miles range']],
    ['electric, range of at least 200 miles', ['range of at least 200 miles']],
  ])('reports the words of %j that no filter uses: %j', (query, unread) =>
    expect(getWords(query).unread).toEqual(unread),
  );

  test.each(['golf gti', 'golf, no cat s or cat n', 'I am 17, first car', 'stupid bot', 'hello, a golf please'])(
    'reports nothing in %j as unread',
    (query) => expect(getWords(query).unread).toEqual([]),
  );

  test.each([
    ['a fiesta, no corsa', []],
    ['diesel, no petrol', []],
    ['not an automatic', []],
    ['a BMW, no 3 series', ['3 Series']],
    ['BMW, no diesel, not red', ['Diesel', 'Red']],
  ])('lists only the exclusions that the search for %j needs', (query, excluded) =>
    expect(getWords(query).excluded.map(([, value]) => value)).toEqual(excluded),
  );

  test('gives a corrected spelling lower confidence than an exact spelling', () => {
    const getConfidence = (query: string) => read(createTurns(query), { now }).values[0]?.confidence ?? 0;
    expect(getConfidence('vauxhal')).toBeLessThan(getConfidence('vauxhall'));
  });

  test.each(['1'.repeat(20), '1'.repeat(2000), 'under £99999999999', '9999999k'])(
    'does not read %.20s as a figure about a car',
    (query) => expect(getWords(query).values).toEqual({}),
  );
});
