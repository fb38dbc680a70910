import { focus, testRule } from '../../test/reading.ts';

testRule('does not set negated values', [
  ['Focus, not red', focus],
  ['Focus, no diesels', focus],
  ['Focus, white ones out too', focus],
  ["Focus, diesel's a no no", focus],
  ['anything but an SUV', {}],
  ['not automatic', { transmission: 'Manual' }],
  ["I don't want a manual", { transmission: 'Automatic' }],
  ['Focus in any colour but red, or a Golf', { make: 'Ford,Volkswagen', model: 'Focus,Golf' }],
  ['petrol rather than diesel', { fuel_type: 'Petrol' }],
  ['not red, blue or green. Focus', focus],
  [
    "Focus, don't want anything over 60,000 miles or older than 2017",
    { ...focus, max_mileage: 60_000, min_year: 2017 },
  ],
]);

testRule('excludes write-offs on request', [
  ['Focus, no write-offs', { ...focus, exclude_writeoff: true }],
  ['Focus no cat S or N', { ...focus, exclude_writeoff: true }],
  ['Focus HPI clear', { ...focus, exclude_writeoff: true }],
  ['Focus that has never been written off', { ...focus, exclude_writeoff: true }],
  ['Focus, cat N is fine', focus],
]);

testRule('never filters by a value that the buyer rules out', [
  ['Focus, not red because every car here is red', { ...focus }],
  ['Focus please. Minis, Fiats and Renaults need not apply', { ...focus }],
  ['Focus, cat S no thanks', { ...focus, exclude_writeoff: true }],
  ['Focus, must not have: diesel', { ...focus }],
  ['any Focus but the estate', { ...focus }],
  ["I've had it with diesels, petrol Focus", { ...focus, fuel_type: 'Petrol' }],
  [['Focus, petrol', 'no make it diesel'], { ...focus, fuel_type: 'Diesel' }],
  [['Focus, petrol', 'no diesel actually'], { ...focus, fuel_type: 'Diesel' }],
  [['Golf', 'too thirsty those, a Focus'], focus],
  [['white Focus', "white's out"], focus],
  ["Focus, diesel's out", focus],
  ['Focus. Black is off the list', focus],
  [['Focus', 'BMW excluded'], focus],
  ["Focus, manual's ruled out", { ...focus, transmission: 'Automatic' }],
]);

testRule('does not take every ‘no’, ‘not’ and ‘out’ for an exclusion', [
  ['Not fussed what make but it has to be an estate', { body_type: 'Estate' }],
  ['A Focus is a no-brainer', focus],
  ["I'd like a Focus out in the country", focus],
]);

testRule('applies corrections and final choices', [
  ['Focus for £9,000, not £12,000', { ...focus, max_price: 9000 }],
  [['Focus 2018', 'I meant 2019 not 2018'], { ...focus, min_year: 2019, max_year: 2019 }],
  [['Focus', 'could go to 9', 'no actually 8.5'], { ...focus, max_price: 8500 }],
  ['Focus, 30k, no 9k', { ...focus, max_price: 9000 }],
  [['Focus', 'sorry, 2.0 diesel'], { ...focus, fuel_type: 'Diesel' }],
  [['Fiesta', 'no the Focus sorry'], focus],
  [['Focus', 'no A Class'], focus],
  ["Golf or Focus. I'll go with the Focus", focus],
  ['My son wants a Golf, I say a Focus. Stick with the Focus', focus],
  ['Focus, diesel or petrol to go with my drive', { ...focus, fuel_type: 'Diesel,Petrol' }],
]);

testRule('does not read the present car as a wish', [
  ["I've got a 2014 Astra to part exchange, looking for a Focus", focus],
  ['My Golf has died so I need a Focus', focus],
  ["replacing my wife's Polo, want a Focus", focus],
  ['selling our red Zafira. After a Focus', focus],
  ['My Focus was stolen, so I want another one', focus],
]);

testRule('distinguishes a car that is to be replaced from the wanted one', [
  ['downsizing from a Galaxy to a Focus', focus],
  ['swapping my manual for an automatic Focus', { ...focus, transmission: 'Automatic' }],
  ["the wife's Focus needs replacing with another Focus", focus],
  ['trading in my Polo for something bigger, maybe a Focus', focus],
  ['my mate has a Focus and I want the same but in red', { ...focus, color: 'Red' }],
]);

testRule('does not read a car that is rejected or being replaced as a wish', [
  ['the old three-door has to go, after a Focus', { ...focus }],
  ['our diesel is dying, want a petrol Focus', { ...focus, fuel_type: 'Petrol' }],
  ['SUVs are too big, a saloon please', { body_type: 'Saloon' }],
  ["so the Golf has to go and I'll be getting a Focus, petrol", { ...focus, fuel_type: 'Petrol' }],
  ['mum had a red one, want a blue Focus', { ...focus, color: 'Blue' }],
]);

testRule('distinguishes wanted cars from others that the message mentions', [
  ['it was a Corsa but now maybe a Focus', focus],
  ['the Fiat 500 was giving me back ache. Want a Focus', focus],
  ['climbing into the Defender is a struggle so a Focus, silver', { ...focus, color: 'Silver' }],
  ['company car goes back on the 30th, a grey Insignia that I never want to see again. Focus please', focus],
  ['always been a Vauxhall man but fancy a Focus', focus],
  ['been driving since 1985, want a Focus', focus],
  ['My other half fancies a Range Rover but can you show me a Focus', focus],
  ['husband likes the Golf, I like the Focus', { make: 'Volkswagen,Ford', model: 'Golf,Focus' }],
  ['the Golf is my favourite but a Focus would do', { make: 'Volkswagen,Ford', model: 'Golf,Focus' }],
  ['looking at the Golf or the Focus', { make: 'Volkswagen,Ford', model: 'Golf,Focus' }],
  ['the Golf has to be white', { make: 'Volkswagen', model: 'Golf', color: 'White' }],
  [
    'the Polo has to go, Focus or Golf, 2019',
    { make: 'Ford,Volkswagen', model: 'Focus,Golf', min_year: 2019, max_year: 2019 },
  ],
  ['my Polo got written off, Focus, petrol', { ...focus, fuel_type: 'Petrol' }],
  ['trading in my 2014 Polo, Focus or Golf', { make: 'Ford,Volkswagen', model: 'Focus,Golf' }],
  ['paying £289 a month for a Juke I hate, want a Focus', focus],
  ['tax is a joke on my Discovery so a Focus', focus],
  ['would you have a Focus?', focus],
  ['my grandad worked at Rover for 31 years', {}],
  ['my sister Mercedes is in town', {}],
]);

testRule('reads only the buyer’s own wishes', [
  ['The wife wants a Fiat 500 but please show me a Focus', focus],
  ["Everyone wants SUVs but I'm a saloon man", { body_type: 'Saloon' }],
  ['everybody says get a Golf but I would rather have a Focus', { ...focus }],
  ['People keep telling me to get a diesel but I want petrol', { fuel_type: 'Petrol' }],
  ["my wife wants an SUV but I'd rather an estate", { body_type: 'Estate' }],
  ['Everyone loves the Focus so we want one', { ...focus }],
  ['people carrier but red', { body_type: 'MPV', color: 'Red' }],
  ['my son wants a Focus but I want it under 5k', { ...focus, max_price: 5000 }],
]);
