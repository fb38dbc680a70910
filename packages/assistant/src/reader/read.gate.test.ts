import { expect, test } from 'vitest';
import { readParams, testRule } from '../../test/reading.ts';

testRule('reads no wish in sentences about something else', [
  ['call 911', {}],
  ['i want to roll over my 401k', {}],
  ['my favourite band is the beatles', {}],
  ['is there a manual on how to bleed a radiator', {}],
  ['when is my electric bill due', {}],
  ['is ice cream on the shopping list', {}],
  ["I'm selling my late brother's Mercedes SL, silver, 61,000 miles. Would you buy it from me?", {}],
  ['the Audi A3 I part exchanged with you last October: has the finance settlement gone through?', {}],
]);

testRule('reads bare queries and wishes for a kind of car', [
  ['red diesel under 5k leeds', { color: 'Red', fuel_type: 'Diesel', max_price: 5000, postcode: 'LS1' }],
  ['red automatic', { color: 'Red', transmission: 'Automatic' }],
  ['i want a bmw suv for march 2', { make: 'BMW', body_type: 'SUV' }],
  ['want an estate for the allotment', { body_type: 'Estate' }],
  ['my mum wants a small automatic', { transmission: 'Automatic' }],
  ['golf r', { make: 'Volkswagen', model: 'Golf' }],
  ['fiat 500, ka or a c1', { make: 'Fiat,Ford,Citroen', model: '500,Ka,C1' }],
]);

test('reads a wish after an offer to sell, but no wish in the offer itself', () => {
  expect(readParams('Would you buy my Corsa? I want a Golf')).toMatchObject({ model: 'Golf' });
  expect(readParams('My brother’s Mercedes SL, silver. Would you buy it from me?')).toEqual({});
});
