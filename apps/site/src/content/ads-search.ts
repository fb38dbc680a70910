const text =
  'Ford Fiesta 1.0 Titanium, 2017, blue, petrol. 41,500 miles, two keys, MOT to March. £6,100 ono, Leeds LS6. No time wasters.';
const createMark = (words: string, label: string, isLeftOut = false) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label, isLeftOut };
};

/** @sample A newspaper advert and our additions to it: car, price and value are invented. */
export const advert = {
  text,
  marks: [
    createMark('Ford Fiesta', 'make, model'),
    createMark('1.0 Titanium', 'trim'),
    createMark('2017', 'year'),
    createMark('blue', 'colour'),
    createMark('petrol', 'fuel'),
    createMark('41,500 miles', 'mileage'),
    createMark('£6,100', 'price'),
    createMark('LS6', 'where'),
    createMark('No time wasters', 'left out', true),
  ],
  additions: [
    { term: 'Estimated value', value: '£6,660' },
    { term: 'Likely range', value: '£5,240 to £8,470' },
    { term: 'Value in three years', value: '£4,300' },
    { term: 'London ULEZ', value: 'Likely compliant' },
    { term: 'From your forecourt', value: '6 miles' },
  ],
  difference: '£560 below our estimate',
} as const;

export const rules = [
  {
    title: 'Owners first',
    text: 'You see private sellers’ adverts unless you ask for dealers’ or both.',
  },
  {
    title: 'Never a write-off',
    text: 'Every search leaves out insurance write-offs, and you can’t turn that off.',
  },
  {
    title: 'No estimate, no verdict',
    text: 'We call a price good, fair or high only if we’ve valued the car. Otherwise it says ‘Need to Check’.',
  },
] as const;
