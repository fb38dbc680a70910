import { expect, test } from 'vitest';
import { focus, now, testRule } from '../../test/reading.ts';
import { getParams } from './params.ts';
import { read } from './read.ts';

testRule('combines, replaces and removes values over several turns', [
  [['Focus', 'under 7k', 'Yes'], { ...focus, max_price: 7000 }],
  [['red Focus', 'blue'], { ...focus, color: 'Blue' }],
  [['red Focus', 'any colour'], focus],
  [['Focus under 7k', 'forget the budget'], focus],
  [['Focus', 'not bothered about make or model, just an estate'], { body_type: 'Estate' }],
  [['Focus', 'start again', 'Golf'], { make: 'Volkswagen', model: 'Golf' }],
  [['Focus', 'or a Golf as well'], { make: 'Ford,Volkswagen', model: 'Focus,Golf' }],
  [['Focus', 'Vauxhall'], { make: 'Vauxhall' }],
  [['Focus or Golf', 'just the Ford'], focus],
  [['Focus or Golf', 'rule out the VW'], focus],
  [['Focus or Golf', "the Golf's too dear"], focus],
  [['Focus £5k to £6k', 'actually up to 7'], { ...focus, max_price: 7000 }],
  [['Focus under 7k', 'over 5k'], { ...focus, min_price: 5000 }],
  [['Focus up to 2018', 'but at least 2015'], { ...focus, min_year: 2015, max_year: 2018 }],
  [['Focus manual', "doesn't have to be manual"], focus],
  [['Focus near SY1 within 30 miles', 'nationwide is fine'], { ...focus, postcode: 'SY1', radius: 'national' }],
  [['Focus, £6k', 'actually I can do 7'], { ...focus, max_price: 7000 }],
  [['Focus 2018', 'or newer than that too, not just 2018'], { ...focus, min_year: 2018 }],
  [['Focus max 60k miles', 'actually 80k'], { ...focus, max_mileage: 80_000 }],
  [['Focus near Leeds', 'sorry, I meant York, not Leeds'], { ...focus, postcode: 'YO1' }],
  [['Focus', 'ideally red'], { ...focus, color: 'Red' }],
]);

testRule('reads a car that the buyer asks about only if the buyer then wants it', [
  ['Is a Focus reliable? I want one under 6k', { ...focus, max_price: 6000 }],
  [['Which is better, a Focus or a Golf?', 'show me both'], { make: 'Ford,Volkswagen', model: 'Focus,Golf' }],
  ['How much is my Focus worth? I want one with more seats', {}],
  ['Is Ibiza nicer than Toledo in May?', {}],
]);

test("uses the assistant's turns only for the topic of bare answers", () => {
  const readAnswer = (question: string, reply: string) =>
    getParams(
      read(
        [
          { role: 'user', content: 'Focus' },
          { role: 'assistant', content: question },
          { role: 'user', content: reply },
        ],
        { now },
      ),
    );
  expect(readAnswer('A red BMW X5 under £5,000 then?', 'no')).toEqual(focus);
  expect(readAnswer('Any limit on the mileage?', '50k')).toEqual({ ...focus, max_mileage: 50_000 });
  expect(readAnswer('What is your budget?', '12')).toEqual({ ...focus, max_price: 12_000 });
  expect(readAnswer('How many doors?', '5')).toEqual({ ...focus, doors: 5 });
});
