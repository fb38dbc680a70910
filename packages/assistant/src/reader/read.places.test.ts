import { expect, test } from 'vitest';
import { focus, now, readParams, testRule, createTurns } from '../../test/reading.ts';
import { read } from './read.ts';

testRule('reads places', [
  ['Focus near sw1a 1aa', { ...focus, postcode: 'SW1A1AA' }],
  ['Focus in LS6', { ...focus, postcode: 'LS6' }],
  ['Focus within 20 miles of Hull', { ...focus, postcode: 'HU1', radius: 20 }],
  ['Focus in Reading', { ...focus, postcode: 'RG1' }],
  ['Focus, I have been reading reviews', focus],
  ['Focus, baby due in March', focus],
  ['Focus nationwide', { ...focus, radius: 'national' }],
  ['Focus anywhere in the UK', { ...focus, radius: 'national' }],
  ['Focus, can travel up to 60 miles', { ...focus, radius: 60 }],
  ['Audi S3 near S3', { make: 'Audi', model: 'S3', postcode: 'S3' }],
  ['Golf mk4', { make: 'Volkswagen', model: 'Golf' }],
  ["I'm in York", { postcode: 'YO1' }],
]);

testRule('reads towns, but not ordinary words that resemble their names', [
  ['Focus near Stoke-upon-Trent', { ...focus, postcode: 'ST1' }],
  ['Focus in Haverfordwst', { ...focus, postcode: 'SA61' }],
  ['Focus, Norwich NR3', { ...focus, postcode: 'NR3' }],
  ['Focus near Otley', { ...focus, postcode: 'LS21' }],
  ['Focus within 10 miles of Lymm', { ...focus, radius: 10, postcode: 'WA13' }],
  ['red cars', { color: 'Red' }],
  ['Focus near Blandford Forum', { ...focus, postcode: 'DT11' }],
  ['Focus within thirty miles of Leek', { ...focus, postcode: 'ST13', radius: 30 }],
  ["mum's in Street, Somerset. Focus", { ...focus, postcode: 'BA16' }],
  ['Focus with street parking, available in March', focus],
  ["Focus, we're out past Alston", { ...focus, postcode: 'CA9' }],
]);

testRule('reads spaced postcodes but not road numbers', [
  ['Focus m20 2 rn', { ...focus, postcode: 'M202RN' }],
  ['Focus near n e 3 4', { ...focus, postcode: 'NE3' }],
  ['Focus mk4 2 dr', { ...focus, doors: 2 }],
  ['automatic for the M62', { transmission: 'Automatic' }],
  ['Focus, PO 20 area', { ...focus, postcode: 'PO20' }],
  ['automatic in the M20 area', { transmission: 'Automatic', postcode: 'M20' }],
]);

testRule('distinguishes a nationwide search from a sales patch and a travel time', [
  ['Focus within 45 mins of York', { ...focus, postcode: 'YO1' }],
  ['Focus, my sales patch is all over the country', focus],
  ['Focus, I can travel all over the country', { ...focus, radius: 'national' }],
  ['Focus, all over the UK', { ...focus, radius: 'national' }],
]);

testRule('reads the place after ‘something’ only if the message can be about a car', [
  ['Something near the office in Reading', { postcode: 'RG1' }],
  ['something to eat near Leeds', {}],
]);

const listUnread = (query: string): string[] =>
  read(createTurns(query), { now }).unread.map(({ start, end }) => query.slice(start, end));

test.each([
  ['Focus within an hour of Derby', 'an hour'],
  ["Focus half an hour's drive from Derby", "half an hour's"],
  ['Focus two hours away from Derby', 'two hours'],
  ['Focus 20 minutes from Derby', '20 minutes'],
  ['Focus under an hour and a half from Derby', 'an hour and a half'],
])('reads the place in %j and leaves the travel time unread', (query, time) => {
  expect(readParams(query)).toEqual({ ...focus, postcode: 'DE1' });
  expect(listUnread(query)).toEqual([time]);
});

test('reports a small town as unread if no word introduces it as a place', () => {
  expect(listUnread('petrol hatchback Alston')).toEqual(['Alston']);
});

testRule('reads a town before ‘area’ but ignores motorways', [
  ['Lymington area, Focus', { ...focus, postcode: 'SO41' }],
  ['I do the M1 and M25, Focus', focus],
]);
