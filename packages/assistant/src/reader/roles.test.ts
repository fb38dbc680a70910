import { describe, expect, test } from 'vitest';
import { createTurns, readExclusions, now, readParams } from '../../test/reading.ts';
import { getRoleClasses } from './lexicon/role-words.ts';
import { read } from './read.ts';
import { encodeWeight, WEIGHT_STEP } from './roles.ts';
import { ROLE_WEIGHTS } from './role-weights.ts';

describe('cars that only give context', () => {
  test.each([
    [
      'The Shogun is on its last legs after the winter. An Octavia estate or a Superb would do us, up to £12,000.',
      'Skoda',
    ],
    [
      'Octavia or Superb please, diesel, under 80,000 miles. We still drive a 2008 Espace that lets the rain in.',
      'Skoda',
    ],
    ['My sister has a Juke and never stops going on about it. I would like a Fabia, petrol, five doors.', 'Skoda'],
    ['Goodbye to the company Insignia on Friday. Looking for a Kamiq or a Karoq, automatic, 2019 on.', 'Skoda'],
  ])('finds only the wanted make in ‘%s’', (content, make) => {
    expect(readParams(content)['make']).toBe(make);
  });
});

describe('figures that only give context', () => {
  test('ignores the miles of a commute', () => {
    const params = readParams(
      'I drive 35 miles a day to the hospital and back. Looking for a Golf, petrol, under £9,000.',
    );
    expect(params).toMatchObject({ model: 'Golf', max_price: 9000 });
    expect(params).not.toHaveProperty('radius');
  });

  test('ignores the mileage of the present car', () => {
    const content = 'The Zafira has done 148,000 miles and smells of dog. Want a Touran, diesel, no more than £11,000.';
    expect(readParams(content)).toEqual({
      make: 'Volkswagen',
      model: 'Touran',
      fuel_type: 'Diesel',
      max_price: 11_000,
    });
  });
});

describe('wishes', () => {
  test('keeps a car that the buyer asks for directly', () => {
    const content = 'Forty years of driving whatever was cheap and broke down most. I want a Boxster. Under £20,000.';
    expect(readParams(content)).toMatchObject({ make: 'Porsche', model: 'Boxster' });
  });

  test('keeps a car that a later wish refers to', () => {
    const content =
      'We hired a Captur in Wales last summer and had a fine time in it. Could you find us one? Under £12,000.';
    expect(readParams(content)).toMatchObject({ make: 'Renault', model: 'Captur' });
  });

  test('keeps a car that the buyer asks about', () => {
    expect(
      readParams('Hello there, quick one before work. Have you got a Jazz in at the moment? Automatic.'),
    ).toMatchObject({
      make: 'Honda',
      model: 'Jazz',
    });
  });
});

test('does not read an excluded car as a wish', () => {
  const content = 'Nothing wrong with the old car except its age. Please, no Corsas. A Polo or an Ibiza, under £7,000.';
  expect(readExclusions(content)).toEqual({});
  expect(readParams(content)['model']).toBe('Polo,Ibiza');
});

test('finds only one price among several amounts', () => {
  const letters = [
    'The garage wants £1,400 to fix it, so it has to go. A small automatic, petrol, up to £6,000.',
    'My mate got £3,000 for his old one. Mine will not fetch that. A Clio, petrol, 2017, £7,000.',
  ];
  for (const content of letters) {
    const { values, unread } = read(createTurns(content), { now });
    const prices = values.filter(({ key }) => key === 'max_price' || key === 'min_price');
    expect(prices).toHaveLength(1);
    expect(unread.every(({ start, end }) => content.slice(start, end).length > 0)).toBe(true);
  }
});

describe('weights', () => {
  test('encodes each weight in one letter', () => {
    expect([-100, -WEIGHT_STEP, 0, WEIGHT_STEP, 100].map(encodeWeight)).toEqual(['A', 'Z', 'a', 'b', 'z']);
  });

  test.each(['car', 'value', 'figure'] as const)('contains no duplicate or zero weight for a %s', (kind) => {
    const tokens = ROLE_WEIGHTS[kind].weights.split(' ');
    expect(new Set(tokens.map((token) => token.slice(0, -1))).size).toBe(tokens.length);
    expect(tokens.filter((token) => token.endsWith(encodeWeight(0)))).toEqual([]);
  });
});

test("returns a word's role classes", () => {
  expect(getRoleClasses('husband')).toEqual(['person']);
  expect(getRoleClasses('sold')).toContain('rid');
  expect(getRoleClasses('kettle')).toEqual([]);
});
