import { expect, test } from 'vitest';
import { readParams } from '../../test/reading.ts';
import { getPlaces, listTowns } from './lexicon/places.ts';
import { SMALL_TOWNS } from './lexicon/small-towns.ts';

const towns = listTowns(SMALL_TOWNS);
/** The towns that do not share their name with a larger one. */
const uniquelyNamedTowns = towns.filter(
  ({ name, outcode }) => getPlaces().towns.get(name.toLowerCase())?.outcode === outcode,
);

test('finds each uniquely named small town after ‘near’ and no value in its name', () => {
  const misreadTowns = uniquelyNamedTowns.filter(({ name, outcode }) => {
    const { postcode, ...others } = readParams(`a diesel estate near ${name}`);
    return postcode !== outcode || Object.keys(others).join() !== 'fuel_type,body_type';
  });
  expect(misreadTowns).toEqual([]);
});

test('finds small towns of several words in capitals and with hyphens', () => {
  for (const { name, outcode } of uniquelyNamedTowns.filter(({ name: each }) => each.includes(' ')))
    expect(readParams(`A DIESEL ESTATE NEAR ${name.toUpperCase().replaceAll(' ', '-')}`).postcode, name).toBe(outcode);
});

test.each(['near Thirsk', 'near Hebden Bridge', 'based in Dolgellau', 'by Saffron Walden'])(
  'finds the place in ‘%s’',
  (words) => {
    expect(readParams(`a diesel estate ${words}`)).toHaveProperty('postcode');
  },
);

test.each(['we live near Alston', 'in Lymington'])('does not read a car in ‘%s’', (words) => {
  expect(readParams(`a diesel estate, ${words}`)).not.toHaveProperty('make');
});
