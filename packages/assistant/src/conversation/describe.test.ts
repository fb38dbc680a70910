import { formatPrice } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { read } from '../index.ts';
import { describe } from './describe.ts';
import { formatPounds } from './format-facts.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['hello', "I don't know yet which car you're looking for."],
  ['BMW X5 under £30k near LS1', "You're looking for a BMW X5 up to £30,000, near LS1."],
  ['red or blue Fiesta or Golf', "You're looking for a red or blue Ford Fiesta or Volkswagen Golf."],
  ['Mazda3 2018 or newer, not white', "You're looking for a Mazda3, 2018 or newer, not white."],
  ['Audi A3 2020', "You're looking for an Audi A3 built in 2020."],
  ['automatic diesel estate, SW1A 1AA', "You're looking for an automatic diesel estate near SW1A 1AA."],
  ['7 seats, under 40k miles, no write-offs', "You're looking for a 7-seat car, up to 40,000 miles, no write-offs."],
  ['Audi within 20 miles of LS1', "You're looking for an Audi within 20 miles of LS1."],
  ['estate nationwide', "You're looking for an estate anywhere in the UK."],
  ['no diesels', "You're looking for a car, not diesel."],
])('describes the search for ‘%s’', (content, want) => {
  expect(describe(read([{ role: 'user', content }], { now }))).toBe(want);
});

test.each([0, 950, 7499.5, 12_000, 1_234_567])('formats £%d in the same way as the search', (pounds) => {
  expect(formatPounds(pounds)).toBe(formatPrice(pounds));
});
