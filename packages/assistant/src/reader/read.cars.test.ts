import { focus, testRule } from '../../test/reading.ts';

testRule('reads model codes, and models whose names are numbers or ordinary words', [
  ['320d', { make: 'BMW', model: '3 Series', fuel_type: 'Diesel' }],
  ['BMW 320', { make: 'BMW', model: '3 Series' }],
  ['C 220 d', { make: 'Mercedes-Benz', model: 'C Class', fuel_type: 'Diesel' }],
  ['C Class 220d', { make: 'Mercedes-Benz', model: 'C Class', fuel_type: 'Diesel' }],
  ['E-Class estate, 350 d', { make: 'Mercedes-Benz', model: 'E Class', body_type: 'Estate' }],
  ['C Class, 520d, A6', { make: 'Mercedes-Benz,BMW,Audi', model: 'C Class,5 Series,A6' }],
  ['my mate has a C Class, I want a 220d', { make: 'BMW', model: '2 Series', fuel_type: 'Diesel' }],
  ['C Class or 320d', { make: 'Mercedes-Benz,BMW', model: 'C Class,3 Series', fuel_type: 'Diesel' }],
  ['E350', { make: 'Mercedes-Benz', model: 'E Class' }],
  ['GLC220d', { make: 'Mercedes-Benz', model: 'GLC', fuel_type: 'Diesel' }],
  ['Lexus IS300h', { make: 'Lexus', model: 'IS', fuel_type: 'Petrol Hybrid' }],
  ['320d or 118i', { make: 'BMW', model: '3 Series,1 Series', fuel_type: 'Diesel,Petrol' }],
  ['320d or an A4', { make: 'BMW,Audi', model: '3 Series,A4' }],
  ['3 or 5 series', { make: 'BMW', model: '3 Series,5 Series' }],
  ['Mazda 3', { make: 'Mazda', model: 'Mazda3' }],
  ['Mazda 3 or 6', { make: 'Mazda', model: 'Mazda3,Mazda6' }],
  ['Fiat 500 for 500 pounds', { make: 'Fiat', model: '500', max_price: 500 }],
  ['Peugeot 2008 2018', { make: 'Peugeot', model: '2008', min_year: 2018, max_year: 2018 }],
  ['VW Up', { make: 'Volkswagen', model: 'Up' }],
  ['mini cooper convertible', { make: 'MINI', body_type: 'Convertible' }],
]);

testRule('corrects misspelt names and reads nicknames', [
  ['bwm x5', { make: 'BMW', model: 'X5' }],
  ['mercadez e clas', { make: 'Mercedes-Benz', model: 'E Class' }],
  ['vee dub gofl', { make: 'Volkswagen', model: 'Golf' }],
  ['frod fiseta petral', { make: 'Ford', model: 'Fiesta', fuel_type: 'Petrol' }],
  ['rangie sport in blakc', { make: 'Land Rover', model: 'Range Rover Sport', color: 'Black' }],
  ['scooby forrester', { make: 'Subaru', model: 'Forester' }],
  ['automattic hatchbak', { transmission: 'Automatic', body_type: 'Hatchback' }],
  // Does not correct ordinary words to names.
  ['it must be clear, tidy and great to drive', {}],
  ['I saw a whale, a goat and a pool', {}],
]);

testRule('reads body types', [
  ['4x4', { body_type: 'SUV' }],
  ['four by four', { body_type: 'SUV' }],
  ['A6 avant', { make: 'Audi', model: 'A6', body_type: 'Estate' }],
  ['Zafira Tourer', { make: 'Vauxhall', model: 'Zafira Tourer' }],
  ['sedan', { body_type: 'Saloon' }],
  ['soft top', { body_type: 'Convertible' }],
  ['people carriers', { body_type: 'MPV' }],
  ['double cab pick-up', { body_type: 'Pickup' }],
  ['my estate agent drives well', {}],
]);

testRule('reads fuels', [
  ['an EV', { fuel_type: 'Electric' }],
  ['PHEV', { fuel_type: 'Petrol Plug-in Hybrid' }],
  ['hybrid', { fuel_type: 'Petrol Hybrid' }],
  ['diesel hybrid', { fuel_type: 'Diesel Hybrid' }],
  ['petrol or plug-in hybrid', { fuel_type: 'Petrol,Petrol Plug-in Hybrid' }],
  ['Focus with electric windows', focus],
  ['gasoline Focus with a stick shift', { ...focus, fuel_type: 'Petrol', transmission: 'Manual' }],
]);

testRule('reads a model before a trim that the lexicon lacks', [
  ['Polo Comfortline', { make: 'Volkswagen', model: 'Polo' }],
  ['Focus RS in Nitrous Blue', { ...focus, color: 'Blue' }],
  ['polo neck jumpers', {}],
]);

testRule("reads a paint's name after a model as a colour, not as a second model", [
  ['Focus ST in Capri blue', { ...focus, color: 'Blue' }],
  ['BMW M3 Laguna Seca blue', { make: 'BMW', model: 'M3', color: 'Blue' }],
  ['Laguna blue or Focus', { make: 'Renault,Ford', model: 'Laguna,Focus', color: 'Blue' }],
]);

testRule('distinguishes model codes written in words from other figures', [
  ['bmw one eighteen dee', { make: 'BMW', model: '1 Series', fuel_type: 'Diesel' }],
  ['volvo v fourty', { make: 'Volvo', model: 'V40' }],
  ['mercedes c two twenty d', { make: 'Mercedes-Benz', model: 'C Class', fuel_type: 'Diesel' }],
  ['mazda three, twenty nineteen', { make: 'Mazda', model: 'Mazda3', min_year: 2019, max_year: 2019 }],
  ['a three door Focus', { ...focus, doors: 3 }],
  ['mazda two thousand pounds', { make: 'Mazda', max_price: 2000 }],
  ['one five seater', { seats: 5 }],
]);

testRule('does not mistake ordinary words for a car or a limit', [
  ['Lexus, is it automatic', { make: 'Lexus', transmission: 'Automatic' }],
  ['Kia up to £5,000', { make: 'Kia', max_price: 5000 }],
  ['a set of golf clubs must fit in', {}],
  ['Skoda Fabia models from 2019', { make: 'Skoda', model: 'Fabia', min_year: 2019 }],
  ['Is 10,000 greater than 9,999?', {}],
  ['What is 15% of £12,000?', {}],
  ['is 5k enough to get a Focus', { ...focus, max_price: 5000 }],
]);

testRule('reads every name in a list of cars', [
  ['e-Niro, ZS or Zoe', { make: 'Kia,MG,Renault', model: 'Niro,ZS,Zoe' }],
]);
