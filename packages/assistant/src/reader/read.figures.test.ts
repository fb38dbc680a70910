import { expect, test } from 'vitest';
import { focus, testRule, createTurns } from '../../test/reading.ts';
import { getParams } from './params.ts';
import { read } from './read.ts';

testRule('reads prices', [
  ['<b>BMW</b> under <i>10k</i>', { make: 'BMW', max_price: 10_000 }],
  ['BMW under £0', { make: 'BMW' }],
  ['BMW under £-5', { make: 'BMW' }],
  ['Focus under £7,500', { ...focus, max_price: 7500 }],
  ['Focus no more than 8 grand', { ...focus, max_price: 8000 }],
  ['Focus, budget of 12k', { ...focus, max_price: 12_000 }],
  ['Focus £9k tops', { ...focus, max_price: 9000 }],
  ['Focus for £4,000', { ...focus, max_price: 4000 }],
  ['Focus 6500 pounds', { ...focus, max_price: 6500 }],
  ['Focus over £10,000', { ...focus, min_price: 10_000 }],
  ['Focus at least ten grand', { ...focus, min_price: 10_000 }],
  ['Focus £5k+', { ...focus, min_price: 5000 }],
  ['Focus between 5 and 7 thousand pounds', { ...focus, min_price: 5000, max_price: 7000 }],
  ['Focus £5-7k', { ...focus, min_price: 5000, max_price: 7000 }],
  ['Focus from £6,000 to £9,500', { ...focus, min_price: 6000, max_price: 9500 }],
  ['Focus around £10,000', { ...focus, min_price: 9000, max_price: 11_000 }],
  ['Focus about 10k', { ...focus, min_price: 9000, max_price: 11_000 }],
  ['Focus 10kish', { ...focus, min_price: 9000, max_price: 11_000 }],
  ['Focus, twelve and a half grand', { ...focus, max_price: 12_500 }],
  ['Focus twenty five grand', { ...focus, max_price: 25_000 }],
  ['Focus not over 8k', { ...focus, max_price: 8000 }],
  ["Focus, I wouldn't go over 8k", { ...focus, max_price: 8000 }],
  ["Focus, it mustn't exceed 8k", { ...focus, max_price: 8000 }],
  ['Focus, my budget is 10', { ...focus, max_price: 10_000 }],
  ['Focus for £200 a month', focus],
  ['Focus under 2000', { ...focus, max_price: 2000 }],
]);

testRule('reads years', [
  ['Focus 2020 or newer', { ...focus, min_year: 2020 }],
  ['Focus 2020+', { ...focus, min_year: 2020 }],
  ['Focus since 2020', { ...focus, min_year: 2020 }],
  ['Focus 2020 onwards', { ...focus, min_year: 2020 }],
  ['Focus newer than 2019', { ...focus, min_year: 2020 }],
  ['Focus after 2019', { ...focus, min_year: 2020 }],
  ['Focus before 2018', { ...focus, max_year: 2017 }],
  ['Focus older than 2018', { ...focus, max_year: 2017 }],
  ['Focus up to 2018', { ...focus, max_year: 2018 }],
  ['Focus 2018 or older', { ...focus, max_year: 2018 }],
  ['Focus nothing older than 2017', { ...focus, min_year: 2017 }],
  ['Focus 2018', { ...focus, min_year: 2018, max_year: 2018 }],
  ['Focus 2016 to 2018', { ...focus, min_year: 2016, max_year: 2018 }],
  ['Focus 2016-18', { ...focus, min_year: 2016, max_year: 2018 }],
  ['Focus up to 4 years old', { ...focus, min_year: 2022 }],
  ['Focus no older than five years', { ...focus, min_year: 2021 }],
  ['Focus over 10 years old', { ...focus, max_year: 2016 }],
  ['Focus 2 to 4 years old', { ...focus, min_year: 2022, max_year: 2024 }],
  ['Focus nearly new', { ...focus, min_year: 2023 }],
  ['Focus 19 plate', { ...focus, min_year: 2019, max_year: 2019 }],
  ['Focus 66 plate', { ...focus, min_year: 2016, max_year: 2017 }],
  ['Focus 66 plate or newer', { ...focus, min_year: 2016 }],
  ['Focus 17 to 19 plate', { ...focus, min_year: 2017, max_year: 2019 }],
  ['Focus 2.0 litre', focus],
  ['After eight years I want a Focus', focus],
]);

testRule('reads mileages', [
  ['Focus under 40k miles', { ...focus, max_mileage: 40_000 }],
  ['Focus fewer than 40,000 on the clock', { ...focus, max_mileage: 40_000 }],
  ['Focus over 90,000 miles', { ...focus, min_mileage: 90_000 }],
  ['Focus between 20k and 50k miles', { ...focus, min_mileage: 20_000, max_mileage: 50_000 }],
  ['Focus low mileage', { ...focus, max_mileage: 30_000 }],
  ['Focus low miles, under 50,000 miles', { ...focus, max_mileage: 50_000 }],
  ['Focus, high mileage is fine', focus],
  ['Focus, I do 12,000 miles a year', focus],
  ['Focus, 30 miles to work each way', focus],
  ['Focus under £9k and under 60k', { ...focus, max_price: 9000, max_mileage: 60_000 }],
  ['Focus <60k miles', { ...focus, max_mileage: 60_000 }],
]);

testRule('reads doors, seats and colours', [
  ['three door', { doors: 3 }],
  ['3, 4 or 5 doors', { doors: '3,4,5' }],
  ['seven-seater', { seats: 7 }],
  ['5 or 7 seats', { seats: '5,7' }],
  ['Focus with heated seats', focus],
  ['dark blue or gunmetal', { color: 'Blue,Grey' }],
  ['green with black leather', { color: 'Green' }],
]);

testRule('reads limits, places and rejections in everyday words', [
  ['I should not wish to spend more than twelve thousand pounds', { max_price: 12_000 }],
  ['5k plus my old Golf for a Focus', { ...focus, max_price: 5000 }],
  ['Focus, dont care what colour as long as its under 3k', { ...focus, max_price: 3000 }],
  ['at least 1,500 and at most 1,500 miles on the clock', { min_mileage: 1500, max_mileage: 1500 }],
  ['Focus, less than 70k, up to 8.5k', { ...focus, max_price: 8500, max_mileage: 70_000 }],
  ['Focus up to 30k, ideally 25k', { ...focus, max_price: 25_000 }],
  ['Focus not too far from Leeds', { ...focus, postcode: 'LS1' }],
  ['Focus, Renaults need not apply', { ...focus }],
  ['at least £900 and at most 900 miles on the clock', { min_price: 900, max_mileage: 900 }],
]);

testRule('infers the meaning of figures from their context', [
  ['Focus, under 9', { ...focus, max_price: 9000 }],
  ['Focus, kids under 5', { ...focus }],
  ['Focus, insurance group below 9', { ...focus }],
  ['Focus 8k, 70k', { ...focus, max_price: 8000, max_mileage: 70_000 }],
  [['low mileage Focus', 'how low? under 25,000'], { ...focus, max_mileage: 25_000 }],
  [['Focus under 9k, under 80k miles', 'call it 8k instead'], { ...focus, max_price: 8000, max_mileage: 80_000 }],
  [['Focus under 40k', 'miles I mean, not pounds'], { ...focus, max_mileage: 40_000 }],
  [['Focus under 40k', 'pounds not miles'], { ...focus, max_price: 40_000 }],
  [['MPV, 7 seats', 'actually 6 will do'], { body_type: 'MPV', seats: 6 }],
  ['five seats or six', { seats: '5,6' }],
  ['there are seven of us, diesel', { seats: 7, fuel_type: 'Diesel' }],
  ['Focus, the clutch cost me 2k on the last one', focus],
  ['Focus for my 18 year old daughter', focus],
  ['Focus, two thousand and seventeen', { ...focus, min_year: 2017, max_year: 2017 }],
  ['Focus, no older than a year or two', { ...focus, min_year: 2024 }],
  ['Focus 2015 to 17 plate', { ...focus, min_year: 2015, max_year: 2017 }],
  ['Focus, 70 or 21 plate', { ...focus, min_year: 2020, max_year: 2021 }],
  [['Focus £5k-£7k', 'lower the max to 6500'], { ...focus, min_price: 5000, max_price: 6500 }],
]);

testRule('does not read running costs as prices', [
  ['Focus, £20 tax', focus],
  ['Focus, road tax 20 quid, about 4k', { ...focus, min_price: 3600, max_price: 4400 }],
  ['Focus, tax under 150', focus],
  ['insurance quote was 900 on the Golf so a Focus instead, 4k', { ...focus, max_price: 4000 }],
]);

test('counts ages from the year of `now`', () => {
  const readValues = (date: string) => getParams(read(createTurns('less than 3 years old'), { now: new Date(date) }));
  expect(readValues('2026-01-01T00:00:00Z')).toEqual({ min_year: 2023 });
  expect(readValues('2030-12-31T23:00:00Z')).toEqual({ min_year: 2027 });
});

testRule('reads mileages in other forms, and ignores battery ranges and the present car', [
  ['Focus, 50,000 km max', { ...focus, max_mileage: 31_000 }],
  ['Focus, less than 100000km', { ...focus, max_mileage: 62_000 }],
  ['electric with at least 220 miles of range', { fuel_type: 'Electric' }],
  ['Focus, fewer than 60k', { ...focus, max_mileage: 60_000 }],
  ['Focus with less than 40k, not white. £24,000', { ...focus, max_mileage: 40_000, max_price: 24_000 }],
  ["Current Mondeo has 160,000 on it. I'd like a Focus", focus],
  ["We're stuck with a Scenic that eats clutches. I want a Focus", focus],
  ['roomier than our Clio, petrol, 7 seats', { fuel_type: 'Petrol', seats: 7 }],
]);

testRule('reads thousands without a unit and figures in words', [
  ['Focus. Eight thousand, nine at a push.', { ...focus, max_price: 9000 }],
  ['Focus. Eleven thousand would be comfortable, thirteen is the absolute max.', { ...focus, max_price: 13_000 }],
  ['Focus, the budget was six thousand, so with the bonus it is eight now', { ...focus, max_price: 8000 }],
  ['Focus under six and half grand', { ...focus, max_price: 6500 }],
  ['Focus, two point five k', { ...focus, max_price: 2500 }],
  ['Focus with less than 90 thou miles', { ...focus, max_mileage: 90_000 }],
]);

const corsa = { make: 'Vauxhall', model: 'Corsa' };

testRule('ignores ages, journeys and other figures that are not about the car', [
  ['three of us share a Corsa', corsa],
  ["we're between 22 and 25 years old, Corsa", corsa],
  ['the lane floods in two places, Corsa', corsa],
  ['a 1930s semi with a narrow garage, Corsa', corsa],
  ['Corsa, 120 miles a night', corsa],
  ['Corsa, my commute is only nine miles', corsa],
  ['Dad met Mum in 1979, Corsa please', corsa],
]);
