import { focus, rule } from '../../test/reading.ts';

rule('place', [
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

rule('towns', [
  ['Focus near Stoke-upon-Trent', { ...focus, postcode: 'ST1' }],
  ['Focus in Haverfordwst', { ...focus, postcode: 'SA61' }],
  ['Focus, Norwich NR3', { ...focus, postcode: 'NR3' }],
  ['Focus near Otley', { ...focus, postcode: 'LS21' }],
  ['Focus within 10 miles of Lymm', { ...focus, radius: 10, postcode: 'WA13' }],
  ['red cars', { color: 'Red' }],
]);
