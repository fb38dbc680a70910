import { describe, expect, test } from 'vitest';
import { readExclusions, readParams } from '../../test/reading.ts';
import { ORIGINS } from './lexicon/origins.ts';
import { VEHICLES } from './lexicon/vehicles.ts';

test.each<[query: string | string[], excluded: object]>([
  ['Focus, not red', { not_color: ['Red'] }],
  ['anything but diesel', { not_fuel_type: ['Diesel'] }],
  ['a hatchback but no Fords, Nissans or Renaults', { not_make: ['Ford', 'Nissan', 'Renault'] }],
  ['avoid red, blue and green', { not_color: ['Red', 'Blue', 'Green'] }],
  ['a BMW, no red, blue, green or white', { not_color: ['Red', 'Blue', 'Green', 'White'] }],
  ['steer clear of Fords, Vauxhalls and Nissans', { not_make: ['Ford', 'Vauxhall', 'Nissan'] }],
  ['avoid Ford, Vauxhall, under £8k', { not_make: ['Ford', 'Vauxhall'] }],
  ['neither a Ford, a Vauxhall nor a Nissan', { not_make: ['Ford', 'Vauxhall', 'Nissan'] }],
  ['an estate except silver ones or a Passat', { not_color: ['Silver'], not_model: ['Passat'] }],
  ['nothing in black, white or any shade of grey', { not_color: ['Black', 'White', 'Grey'] }],
  ['She hates yellow, and the brown one made her cry', { not_color: ['Yellow', 'Brown'] }],
  ['non-diesel estate', { not_fuel_type: ['Diesel'] }],
  ['non diesel estate', { not_fuel_type: ['Diesel'] }],
  ['no thanks to diesel', { not_fuel_type: ['Diesel'] }],
  ['skip anything made by Ford or by Hyundai', { not_make: ['Ford', 'Hyundai'] }],
  ['I do not require a convertible, a coupe or any other toy', { not_body_type: ['Convertible', 'Coupe'] }],
  ["I'd sooner walk than drive another Citroen", { not_make: ['Citroen'] }],
  ['I refuse to be seen in an SUV', { not_body_type: ['SUV'] }],
  ['Divvent send us any Corsas', { not_model: ['Corsa'] }],
  ['anything but one of those ugly Jukes', { not_model: ['Juke'] }],
  ['owt but a Corsa', { not_model: ['Corsa'] }],
  ['dont want no diesel', { not_fuel_type: ['Diesel'] }],
  ['no way am I having a Vauxhall', { not_make: ['Vauxhall'] }],
  ["don't want a diesel or a Ford", { not_fuel_type: ['Diesel'], not_make: ['Ford'] }],
  ['no black white silver or grey', { not_color: ['Black', 'White', 'Silver', 'Grey'] }],
  ['avoid ford vauxhall and nissan', { not_make: ['Ford', 'Vauxhall', 'Nissan'] }],
  ['no SUVs. Or estates.', { not_body_type: ['SUV', 'Estate'] }],
  ['Golf. Diesels put me off', { not_fuel_type: ['Diesel'] }],
  ['Golf, diesel? no chance', { not_fuel_type: ['Diesel'] }],
  ['Golf. Diesel? No.', { not_fuel_type: ['Diesel'] }],
  ["white cars aren't for me", { not_color: ['White'] }],
  ['red would be a deal breaker', { not_color: ['Red'] }],
  ['the last thing I want is a diesel', { not_fuel_type: ['Diesel'] }],
  ['less keen on a Juke', { not_model: ['Juke'] }],
  ['anything but French, saloon or hatch', { not_make: ORIGINS['French']?.makes }],
  ['no diesel and automatic please', { not_fuel_type: ['Diesel'] }],
  ['no diesel, Golf or Polo', { not_fuel_type: ['Diesel'] }],
  ['hate red and blue is my favourite', {}],
  ['nothing but a Golf', {}],
  ['a 3 Series, not a 320d', {}],
  ["something that's not a total granny wagon", {}],
  ["don't suggest cream interiors", {}],
  ['a manual from a non-smoker, BMW', {}],
  ['no red, blue or green. A BMW', { not_color: ['Red', 'Blue', 'Green'] }],
  ['a BMW but not the X5 or the X3', { not_model: ['X5', 'X3'] }],
  ['an Audi A4 or a BMW, not the X5', { not_model: ['X5'] }],
  ['an estate, no SUVs', {}],
  ['absolutely no Citroens or DSs. A hatchback', { not_make: ['Citroen', 'DS'] }],
  ['a diesel? it canna be an automatic, nor can it be blue', { not_color: ['Blue'] }],
  ['Focus, nobody show me a green one', { not_color: ['Green'] }],
  ["Focus, I'd rather it wasn't silver", { not_color: ['Silver'] }],
  ['Focus, any colour but that flat grey everybody has', { not_color: ['Grey'] }],
  ['Focus, any colour besides white', { not_color: ['White'] }],
  ["don't show me anything under 3 grand or anything yellow", { not_color: ['Yellow'] }],
  ['nothing over 60k miles or anything black', { not_color: ['Black'] }],
  ['nothing over 60k miles, black or red', {}],
  ['a BMW but not an X anything. Well, X1 and X3 I mean', { not_model: ['X1', 'X3'] }],
  ['nothing German. By German I mean Audi and BMW', { not_make: ['Audi', 'BMW'] }],
  ["a hatchback, either colour as long as it's not the one he'd choose, which is green", { not_color: ['Green'] }],
  ["a Ranger, but his is orange and mine won't be", { not_color: ['Orange'] }],
  ['a Ranger, but his is orange', {}],
  ['she thinks yellow would be fun; it would not. Focus', { not_color: ['Yellow'] }],
  ['he steered me to a Mokka. I do not like Mokkas. An SUV', { not_model: ['Mokka'] }],
  ['other than red I would consider any colour. Focus', { not_color: ['Red'] }],
  [['a Focus', 'not black', 'scrap the not black bit, any colour'], {}],
  [['a BMW, not red', 'actually red is fine, make it red'], {}],
  [['a Focus, not red', 'any colour'], {}],
  [['a Focus, not red', 'and not blue either'], { not_color: ['Red', 'Blue'] }],
])('finds the exclusions, if any, that the search for %j needs', (query, excluded) => {
  expect(readExclusions(...[query].flat())).toEqual(excluded);
});

test.each<[query: string, wanted: object]>([
  ['a Leon, not the Cupra', { make: 'SEAT', model: 'Leon' }],
  ['a Fiat 500, not the Abarth', { make: 'Fiat', model: '500' }],
  ['a 3 Series, not a 320d', { make: 'BMW', model: '3 Series' }],
  ['Focus, not diesel, petrol', { make: 'Ford', model: 'Focus', fuel_type: 'Petrol' }],
  ["doesn't have to be red or blue", {}],
  ['rather than a Ford or a Vauxhall, a Golf', { make: 'Volkswagen', model: 'Golf' }],
  ['a Corsa? No thanks. A Golf? Yes', { make: 'Volkswagen', model: 'Golf' }],
  ["haven't you got a red one?", { color: 'Red' }],
  ["isn't there a Golf?", { make: 'Volkswagen', model: 'Golf' }],
  ["I can't wait to get a Golf", { make: 'Volkswagen', model: 'Golf' }],
  ["wouldn't be without an automatic", { transmission: 'Automatic' }],
  ['prefer manual over automatic', { transmission: 'Manual' }],
  ['no issues with a diesel or an automatic', {}],
  ['not diesel petrol', { fuel_type: 'Petrol' }],
  ['manuals hurt my knee', { transmission: 'Automatic' }],
  ["don't want a diesel or a manual", { transmission: 'Automatic' }],
  ['nothing but a Golf', { make: 'Volkswagen', model: 'Golf' }],
  ['not a Vauxhall, the Insignia we had was a dog. An estate', { body_type: 'Estate' }],
  ["No more Nissans! The Juke's CVT went. A manual SUV", { transmission: 'Manual', body_type: 'SUV' }],
  ["The Golf's gearbox has failed. A Focus", { make: 'Ford', model: 'Focus' }],
  ["The Golf's the one", { make: 'Volkswagen', model: 'Golf' }],
  ['anything automatic? every car my mates are selling is manual', { transmission: 'Automatic' }],
  ['a manual Focus, most of what I see is automatic', { make: 'Ford', model: 'Focus', transmission: 'Manual' }],
  ['Focus sized hatchback', { body_type: 'Hatchback' }],
  ['he says get a Leaf but where would I charge it? An automatic please', { transmission: 'Automatic' }],
  ['everything on here is diesel! A petrol Focus', { make: 'Ford', model: 'Focus', fuel_type: 'Petrol' }],
  ['all I want is a diesel', { fuel_type: 'Diesel' }],
  ['show me every car that is petrol', { fuel_type: 'Petrol' }],
  ['a Golf, no red BMWs', { make: 'Volkswagen', model: 'Golf' }],
  ["a Golf, don't want one with three doors", { make: 'Volkswagen', model: 'Golf' }],
])('finds only the wanted values in %j', (query, wanted) => {
  expect(readParams(query)).toEqual(wanted);
});

test.each<[query: string, bounds: object]>([
  ['avoid diesels and anything over 60k miles', { max_mileage: 60_000 }],
  ['no diesels over 10k', { max_price: 10_000 }],
  ['no diesels under 10k', { max_price: 10_000 }],
  ['no diesel, 2015 or newer', { min_year: 2015 }],
  [
    "don't want anything over 60k miles or older than 2015 or above 8k",
    { max_mileage: 60_000, min_year: 2015, max_price: 8000 },
  ],
  ['steer clear of anything older than 2015', { min_year: 2015 }],
  ["I shan't go above 12k", { max_price: 12_000 }],
  ['over 15k miles on it is a no from me', { max_mileage: 15_000 }],
  ["Dad's warned us off anything over 100,000 miles", { max_mileage: 100_000 }],
  ["we can't afford more than £7,500", { max_price: 7500 }],
  ["couldn't afford over 7500", { max_price: 7500 }],
  ["wouldn't want to go much above 7500", { max_price: 7500 }],
  ['more than 5 years old is too old', { min_year: 2021 }],
  ['over 80k miles makes me nervous', { max_mileage: 80_000 }],
  ['earlier than 2015 is no good', { min_year: 2015 }],
  ['not much over 60k miles', { max_mileage: 60_000 }],
  ["5k tops, can't stretch to 6k", { max_price: 5000 }],
  ['not had more than 2 owners', {}],
  ["don't want a 2015", {}],
  ["don't want a car from 2015", {}],
  ['not a pound over £11,200', { max_price: 11_200 }],
  ['not a mile over 50,000', { max_mileage: 50_000 }],
  ['starting over with six grand', { max_price: 6000 }],
  ['from £8k to £6k', { min_price: 6000, max_price: 8000 }],
  ['between 60,000 and 40,000 miles', { min_mileage: 40_000, max_mileage: 60_000 }],
  ['from 2020 to 2017', { min_year: 2017, max_year: 2020 }],
  ['drop it from £8k to £6k', { max_price: 6000 }],
  ['£20,000 plus or minus', { min_price: 18_000, max_price: 22_000 }],
  ['£20,000 +/- 1k', { min_price: 19_000, max_price: 21_000 }],
  ['£20,000 give or take 5%', { min_price: 19_000, max_price: 21_000 }],
])('finds the limits, if any, in %j', (query, bounds) => {
  expect(readParams(query)).toEqual(bounds);
});

describe('origins', () => {
  test.each(['no French cars', 'nothing French', 'avoid French ones', 'owt but French', 'an estate, non-French'])(
    'excludes French makes in %j',
    (query) => {
      expect(readExclusions(query)).toEqual({ not_make: ORIGINS['French']?.makes });
    },
  );

  test.each(['something German', 'a BMW, nothing French', 'no german shepherd hairs'])(
    'excludes nothing in %j',
    (query) => {
      expect(readExclusions(query)).toEqual({});
    },
  );

  test('withdraws the exclusion of makes when their origin is fine after all', () => {
    expect(readExclusions('no French cars', 'actually French is fine')).toEqual({});
  });

  test('lists under each origin only makes that are in the lexicon', () => {
    const makes = new Set(VEHICLES.map(({ make }) => make));
    expect(Object.values(ORIGINS).flatMap((origin) => origin.makes.filter((make) => !makes.has(make)))).toEqual([]);
  });

  test('has an origin for every make', () => {
    const knownMakes = new Set(Object.values(ORIGINS).flatMap(({ makes }) => makes));
    expect([...new Set(VEHICLES.map(({ make }) => make))].filter((make) => !knownMakes.has(make))).toEqual([]);
  });
});

test('sets Manual instead of excluding Automatic', () => {
  expect(readParams('a Golf, not automatic')).toMatchObject({ transmission: 'Manual' });
  expect(readExclusions('a Golf, not automatic')).toEqual({});
});

test.each([
  ['Fiesta yes, Corsa no, 9 grand', { make: 'Ford', model: 'Fiesta', max_price: 9000 }],
  ['black is fine; orange or brown are not. Focus', { make: 'Ford', model: 'Focus', color: 'Black' }],
  ['I find automatics dull, a Focus please', { make: 'Ford', model: 'Focus', transmission: 'Manual' }],
  ['no clutch pedals please, Focus', { make: 'Ford', model: 'Focus', transmission: 'Automatic' }],
])('omits what the buyer rejects in %j', (query, want) => {
  expect(readParams(query)).toEqual(want);
});

test('excludes values after ‘forget’ if the buyer has asked for nothing', () => {
  expect(readExclusions('forget diesels and saloons')).toEqual({
    not_fuel_type: ['Diesel'],
    not_body_type: ['Saloon'],
  });
});

test.each([
  ['I hate red. Also gold. So not those. Focus', { not_color: ['Red', 'Gold'] }],
  ['Keep pickups off my list. Diesel', { not_body_type: ['Pickup'] }],
])('excludes the rejected values in %j', (query, want) => {
  expect(readExclusions(query)).toEqual(want);
});
