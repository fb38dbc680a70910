import { judgeShowcase } from '@forecourt/search-core';
import estateTurquoise from 'virtual:car/estate-turquoise.svg?url';
import estateGrey from 'virtual:car/estate-grey.svg?url';
import { paths } from '../config/paths.ts';

/** The tools on the home page, in display order, with their pages. */
export const offerings = {
  search: {
    title: 'Smart Car Search',
    description: 'Say what you’d buy. We mark the words we understood, search several sources and show one list.',
    action: { label: 'How Smart Search works', href: paths.smartSearch },
  },
  valuation: {
    title: 'AI Valuation',
    description: 'See what a car is worth today, what it could be worth in a year, and the sums behind the verdict.',
    action: { label: 'See Ads Search in action', href: paths.adsSearch },
  },
  contact: {
    title: 'Direct Contact',
    description: 'Go straight to the owner. Message or ring them yourself, or let the agent ring and haggle for you.',
    action: { label: 'Meet the Negotiation Agent', href: paths.negotiationAgent },
  },
  analytics: {
    title: 'Market Analytics',
    description: 'Coming soon: see asking prices, what sells and how fast, so you stock and post the cars that move.',
    action: { label: 'See the Marketing Tool', href: paths.marketingTool },
  },
} as const;

const text = 'Estate under £20k, automatic, within 50 miles';
const createMark = (words: string, label: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label };
};

/** @sample A search and two cars that it finds: cars, prices and values are invented. */
export const sampleSearch = {
  text,
  marks: [
    createMark('Estate', 'body'),
    createMark('under £20k', 'maximum price'),
    createMark('automatic', 'gearbox'),
    createMark('within 50 miles', 'how far'),
  ],
  cars: [
    { name: 'Volvo V60', facts: '2019 · 52,870 miles', image: estateTurquoise, price: 17_450, estimate: 18_900 },
    { name: 'Skoda Superb', facts: '2020 · 41,300 miles', image: estateGrey, price: 18_995, estimate: 18_600 },
  ].map((car) => ({ ...car, valuation: judgeShowcase(car.price, car.estimate) })),
};

/** @sample A message to a seller and the reply: invented. */
export const sampleMessages = [
  { from: 'You', text: 'Is the V60 still for sale? I can come on Thursday and pay by transfer.' },
  { from: 'Seller', text: 'It is. Thursday after four suits me. Two keys, and I’ve kept every bill.' },
] as const;

/** @sample The median asking price, in pounds, of one model over six months, and the days until it sold: invented. */
export const sampleMarket = {
  model: 'Volvo V60, 2019',
  months: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
  asking: [19_800, 19_650, 19_300, 19_350, 18_950, 18_900],
  daysToSell: { from: 38, to: 24 },
} as const;
