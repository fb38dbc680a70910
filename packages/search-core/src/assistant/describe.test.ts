import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { paramsOf } from './params.ts';
import { read } from './read.ts';

const now = new Date('2026-11-20T12:00:00Z');
const sentence = (...contents: string[]) =>
  describe(
    read(
      contents.map((content) => ({ role: 'user', content })),
      { now },
    ),
  );

test.each([
  ['hello', 'I have not understood yet which car you are looking for.'],
  ['BMW X5 under £30k near LS1', 'You are looking for: BMW X5, up to £30,000, near LS1.'],
  ['red or blue Fiesta or Golf', 'You are looking for: Ford Fiesta or Volkswagen Golf, Red or Blue.'],
  ['Mazda3 2018 or newer, not white', 'You are looking for: Mazda3, built from 2018, not White.'],
  ['Audi A3 2020', 'You are looking for: Audi A3, built in 2020.'],
  [
    '7 seats, under 40k miles, no write-offs',
    'You are looking for: 7 seats, up to 40,000 miles on the clock, no write-offs.',
  ],
  ['Audi within 20 miles of LS1', 'You are looking for: Audi, within 20 miles of LS1.'],
  ['estate nationwide', 'You are looking for: Estate, anywhere in the UK.'],
])('%s', (query, want) => {
  expect(sentence(query)).toBe(want);
});

test('parameters: one figure is a number, several values are joined by commas, what was not asked for is absent', () => {
  const reading = read([{ role: 'user', content: '3 or 5 door red or blue, 7 seats' }], { now });
  expect(paramsOf(reading)).toEqual({ doors: '3,5', color: 'Red,Blue', seats: 7 });
});
