import { describe, expect, test } from 'vitest';
import { readExclusions, focus, readParams, testRule } from '../../test/reading.ts';

testRule('does not read the present car as the wish', [
  ['I drive a 2009 Passat with 190k. A Focus please', focus],
  ['Driving a 2009 Passat. A Focus please', focus],
  ["I've a 15 year old Fiesta with a dodgy clutch. I want a Focus", focus],
  ['Ours is a Galaxy. We need an automatic', { transmission: 'Automatic' }],
  ["We've a Honda CR-V at the moment that's too thirsty. Would a Focus do it?", focus],
  ["a caravan and a Kuga that's too heavy on fuel. A Focus", focus],
  ['the Subaru Forester is done in with the salt. A 4x4', { body_type: 'SUV' }],
]);

testRule('ignores a present car that is described indirectly', [
  ["I commute up the M5 from Taunton in a Yaris and I'm tired. I want a Focus", { ...focus, postcode: 'TA1' }],
  ['the Corsa three door I have is impossible. A Focus', focus],
  ["a Fabia that's had enough. A Focus", focus],
  ["the Transit's fine but I want a Focus", focus],
  ["I've got a dodgy back, a dodgy knee and a Ford Ka. A Focus", focus],
]);

testRule('ignores a present car recognised by its role or by what happened to it', [
  ['A Focus. Outgoing vehicle is a 2015 Sportage, 71,000 miles', focus],
  ['It replaces a Laguna. A Focus', focus],
  ['A Focus. Ours is a perfectly good Octavia', focus],
  ['We swapped it for a Crossland, which was dreadful. A Focus', focus],
  ['the Leon went to the scrapyard. A Focus', focus],
  ["I'm stuck when my husband has the Tiguan. A Focus", focus],
]);

testRule('ignores alternatives only if the buyer does not mind which', [
  ["Focus, petrol or diesel I'm past caring", focus],
  ['Focus, auto or manual whatever', focus],
  ['Focus, petrol/diesel, either way', focus],
  ["Focus, manual or automatic, either's fine", focus],
  ["Focus, petrol or diesel I'm not fussed, no dearer than £9k", { ...focus, max_price: 9000 }],
  ['Focus. Petrol or diesel, makes no odds', focus],
  ['Focus, three or five door all the same to me', focus],
  ['Focus, petrol or diesel, any colour', { ...focus, fuel_type: 'Petrol,Diesel' }],
  ["Focus, petrol or diesel, don't mind high mileage", { ...focus, fuel_type: 'Petrol,Diesel' }],
]);

testRule('distinguishes cars in a story from wanted cars', [
  ['The Prius stayed put for nine days last winter. Focus or Golf.', { make: 'Ford,Volkswagen', model: 'Focus,Golf' }],
  [
    'The Yaris copes with the keyboard but not the amps. C-Max, Scenic',
    { make: 'Ford,Renault', model: 'C-Max,Scenic' },
  ],
  ['My son in law sells Audis and never shuts up. A Focus', focus],
  ['After a lifetime of company Vectras I am retiring. A Focus', focus],
  ['After a cheap Focus, can collect anywhere near Leeds', { ...focus, postcode: 'LS1' }],
  ['The Golf at the garage looked alright. Or a Focus', { make: 'Volkswagen,Ford', model: 'Golf,Focus' }],
  ['my ex kept the Kuga. A Focus', focus],
  ['her 2011 Micra, 14,000 miles, is to be sold. A Focus', focus],
]);

testRule('reads a question about a car as a wish only if a budget follows', [
  ['Is the Focus any good? £15k or under', { ...focus, max_price: 15_000 }],
  ['Is the Focus any good?', {}],
]);

testRule('ignores figures that are rejected or about something else', [
  ['Focus, seven seats, five is no good', { ...focus, seats: 7 }],
  ['Focus, three proper seats in the second row', focus],
  ['Focus, 150 miles between charges', focus],
  ['Focus, £70 a week in diesel is too much', focus],
  ["Focus, I'd sooner have 40,000 miles on it than 80,000", { ...focus, max_mileage: 40_000 }],
]);

testRule('reads a body type that is followed by equipment', [
  ['Three kids, a house. Estate with a tow bar', { body_type: 'Estate' }],
]);

testRule('ignores a place in a story', [
  ['My uncle in Coventry has a Passat. A Focus', focus],
  ['We hired a Golf in Truro last year. A Focus', focus],
  ['It broke down on Oxford Street. A Focus', focus],
  ['Saw it at Skipton auction. A Focus', focus],
  ['My sister in Exeter has a Golf. A Focus near Taunton', { ...focus, postcode: 'TA1' }],
]);

testRule('reads a place at the end of a letter', [
  ['Focus, under £7,000. Girvan, Ayrshire.', { ...focus, max_price: 7000, postcode: 'KA26' }],
  ['Focus, under £7,000. Dunkeld.', { ...focus, max_price: 7000, postcode: 'PH8' }],
]);

testRule('reads a car that the buyer once borrowed and now wants', [
  [
    "I had a Fiat 500 as a courtesy car. Find me one please. I'm trading in a Juke worth £4,000",
    { make: 'Fiat', model: '500' },
  ],
]);

testRule('reads only the favourite of several cars', [
  ['A Duster, a HR-V or a Vitara. I like the Honda best', { make: 'Honda', model: 'HR-V' }],
]);

testRule('keeps a mileage limit when a price limit follows', [
  [
    'Focus, under 50,000 miles, and keep it below fifteen thousand',
    { ...focus, max_mileage: 50_000, max_price: 15_000 },
  ],
]);

testRule('reads a raised price, an exact price and a year without an upper limit', [
  ['Focus, eleven grand, twelve if mint', { ...focus, max_price: 12_000 }],
  ['Focus, eleven grand but I can do 12', { ...focus, max_price: 12_000 }],
  ['Focus, £7,000, eight if tidy but never more than eight', { ...focus, max_price: 8000 }],
  ['Focus, 11k would be nice, 12 the max', { ...focus, max_price: 12_000 }],
  ['Focus, £9,500 give or take nothing', { ...focus, max_price: 9500 }],
  ['Focus, 2018 shape so 2018 or newer', { ...focus, min_year: 2018 }],
  ['Focus, 2015 or thereafter', { ...focus, min_year: 2015 }],
]);

testRule('reads an ambiguous name as a car or a trim, depending on its context', [
  ['an Aygo or an Up', { make: 'Toyota,Volkswagen', model: 'Aygo,Up' }],
  ['an Audi A3 e-tron', { make: 'Audi', model: 'A3' }],
]);

describe('negations in everyday English', () => {
  test.each<[query: string, wanted: object]>([
    ['Focus, nothing fancy', focus],
    ['nothing fancy: Focus', focus],
    ['Focus. Naething newer than 2016', { ...focus, max_year: 2016 }],
    ["don't suppose you've a manual Focus?", { ...focus, transmission: 'Manual' }],
    ['a Focus, not a Cat S one', { ...focus, exclude_writeoff: true }],
    ['an A Class without AMG badges', { make: 'Mercedes-Benz', model: 'A Class' }],
    ["Focus, don't mind if it's not red", focus],
    ["Focus, I'm not averse to a diesel", focus],
    ['nothing beats a Focus', focus],
    ['I prefer blue to red', { color: 'Blue' }],
    ['an Astra but not the GTC', { make: 'Vauxhall', model: 'Astra' }],
    ["I'm nivver gannin above 3k. Focus", { ...focus, max_price: 3000 }],
    ['a Golf but no GTI or R', { make: 'Volkswagen', model: 'Golf' }],
  ])('finds the wish despite the negation in %j', (query, wanted) => {
    expect(readParams(query)).toEqual(wanted);
  });

  test.each([
    "if it's a diesel I'm not interested",
    "if it's a diesel forget it",
    'a diesel is a definite no',
    "diesel isn't an option",
    'diesel is pointless for me',
    "don't bother showing me diesels",
  ])('excludes diesel in %j', (words) => {
    expect(readExclusions(`Focus, ${words}`)).toEqual({ not_fuel_type: ['Diesel'] });
  });

  test.each<[query: string, excluded: object]>([
    ["red's a no, so's yellow. Focus", { not_color: ['Red', 'Yellow'] }],
    ['avoid: diesel, black', { not_fuel_type: ['Diesel'], not_color: ['Black'] }],
    ["don't like: red, white, Vauxhall", { not_color: ['Red', 'White'], not_make: ['Vauxhall'] }],
    ['VW but not a Polo nor an Up', { not_model: ['Polo', 'Up'] }],
  ])('excludes the whole list in %j', (query, excluded) => {
    expect(readExclusions(query)).toEqual(excluded);
  });
});

testRule('keeps only the likelier of two cars in a letter', [
  [
    'We lived in a Multipla for years and it never let the children down. Focus, petrol, £8,000.',
    { ...focus, fuel_type: 'Petrol', max_price: 8000 },
  ],
]);

testRule('reads ‘we have agreed on’ as a wish and not as ownership', [
  [
    'Two of us share and we argue a lot. We have agreed on a Focus, petrol, 2016 to 2019, £6,000',
    { ...focus, fuel_type: 'Petrol', min_year: 2016, max_year: 2019, max_price: 6000 },
  ],
]);

testRule('reads a limit in a sentence with a negation', [
  [
    "What we don't love is 150,000 miles. Focus, 2015 to 2017",
    { ...focus, max_mileage: 150_000, min_year: 2015, max_year: 2017 },
  ],
  ["Focus, I don't intend to part with more than £11,500", { ...focus, max_price: 11_500 }],
  ["Focus. I wouldn't ever dream of going over 50,000 miles", { ...focus, max_mileage: 50_000 }],
  ["Focus, I don't mind paying more than £9,000", { ...focus, min_price: 9000 }],
]);

testRule('reads figures in informal phrases', [
  ["Focus, since I'm the one with the £10,600", { ...focus, max_price: 10_600 }],
  ['Focus, 18 hundred quid', { ...focus, max_price: 1800 }],
  ['Focus, under 120k', { ...focus, max_mileage: 120_000 }],
  ['Focus, five grand roughly', { ...focus, min_price: 4500, max_price: 5500 }],
  ['Focus, 2015 or newer, maximum of £15k', { ...focus, min_year: 2015, max_price: 15_000 }],
]);

testRule('ignores figures that belong to a story', [
  ['I had a lift in one in 2004 and loved it. A Focus', focus],
  ["A Focus for a year at least, and I'll pay £4,000", { ...focus, max_price: 4000 }],
  ['We owe 3k on the Leon. A Focus, £9,000', { ...focus, max_price: 9000 }],
  ['A Focus. I drive perhaps 15,000 miles in a year', focus],
  [
    'Every Thursday I take my brother to the clinic, 18 miles, and he gets cold in the back, so heated seats would be kind. A Focus, £4,000',
    { ...focus, max_price: 4000 },
  ],
]);

testRule('reads names that are also words or numbers at the ends of a list', [
  [
    'a T-Cross, Stonic or 2008, petrol',
    { make: 'Volkswagen,Kia,Peugeot', model: 'T-Cross,Stonic,2008', fuel_type: 'Petrol' },
  ],
  ['ka, panda or picanto', { make: 'Ford,Fiat,Kia', model: 'Ka,Panda,Picanto' }],
  ['Up!, Aygo or i10?', { make: 'Volkswagen,Toyota,Hyundai', model: 'Up,Aygo,i10' }],
]);

testRule('sets no value that a letter rejects or leaves open', [
  ["A hatchback won't do and neither will a coupe. An MPV", { body_type: 'MPV' }],
  ["Diesel's out because of the clean air zone. A Focus", focus],
  ['Focus, diesel or petrol I have no opinion', focus],
  ["I'd hate to be in a Renault Twizy. My boss's idea, the Twizy. A Focus", focus],
  ["Focus, £6,000, and if it's yellow I'll cry", { ...focus, max_price: 6000 }],
  ["Focus, £6,000. I don't care for black", { ...focus, max_price: 6000 }],
]);

describe('a refused list', () => {
  test('does not include the cars after the present one', () => {
    expect(readParams('The Note has failed its MOT. Not another Note, a Venga or a Jazz')).toMatchObject({
      model: 'Venga,Jazz',
    });
  });
});
