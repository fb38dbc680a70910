import { describe, expect, test } from 'vitest';
import { exclusionsFor, focus, paramsFor, rule } from '../../test/reading.ts';

rule('the present car is not the wish', [
  ['I drive a 2009 Passat with 190k. A Focus please', focus],
  ['Driving a 2009 Passat. A Focus please', focus],
  ["I've a 15 year old Fiesta with a dodgy clutch. I want a Focus", focus],
  ['Ours is a Galaxy. We need an automatic', { transmission: 'Automatic' }],
  ["We've a Honda CR-V at the moment that's too thirsty. Would a Focus do it?", focus],
  ["a caravan and a Kuga that's too heavy on fuel. A Focus", focus],
  ['the Subaru Forester is done in with the salt. A 4x4', { body_type: 'SUV' }],
]);

rule('a car that was only lent, wanted again', [
  [
    "I had a Fiat 500 as a courtesy car. Find me one please. I'm trading in a Juke worth £4,000",
    { make: 'Fiat', model: '500' },
  ],
]);

rule('the favourite of several cars', [
  ['A Duster, a HR-V or a Vitara. I like the Honda best', { make: 'Honda', model: 'HR-V' }],
]);

rule('a second limit is not a correction of the first', [
  [
    'Focus, under 50,000 miles, and keep it below fifteen thousand',
    { ...focus, max_mileage: 50_000, max_price: 15_000 },
  ],
]);

rule('names in a list', [
  ['an Aygo or an Up', { make: 'Toyota,Volkswagen', model: 'Aygo,Up' }],
  ['an Audi A3 e-tron', { make: 'Audi', model: 'A3' }],
]);

describe('negations in the words of ordinary people', () => {
  test.each<[query: string, wanted: object]>([
    ['Focus, nothing fancy', focus],
    ['nothing fancy: Focus', focus],
    ['Focus. Naething newer than 2016', { ...focus, max_year: 2016 }],
    ["don't suppose you've a manual Focus?", { ...focus, transmission: 'Manual' }],
    ['a Focus, not a Cat S one', { ...focus, exclude_writeoff: true }],
    ['a Golf but no GTI or R', { make: 'Volkswagen', model: 'Golf' }],
  ])('wants the rest of %j', (query, wanted) => {
    expect(paramsFor(query)).toEqual(wanted);
  });

  test('excludes what is a definite no', () => {
    expect(exclusionsFor('SUV, a diesel is a definite no')).toEqual({ not_fuel_type: ['Diesel'] });
  });
});
