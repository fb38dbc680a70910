import { DEMO_TIMES, type DemoTime } from '@forecourt/search-core';
import suvOrange from 'virtual:car/suv-orange.svg?url';

/** The parts of the demo, with their start and end in minutes. There are no gaps between them. */
export const demoAgenda = [
  { from: 0, to: 4, title: 'Your forecourt', text: 'We start with your stock, your prices and where you buy.' },
  {
    from: 4,
    to: 14,
    title: 'A live search',
    text: 'Describe a car in your own words. We’ll search private sellers’ adverts and show the working behind each valuation.',
  },
  {
    from: 14,
    to: 20,
    title: 'A negotiation',
    text: 'Read the report of a call, from the asking price to the agreed one.',
  },
  { from: 20, to: 25, title: 'A week of posts', text: 'A preview of the Marketing Tool, which is coming soon.' },
  {
    from: 25,
    to: 30,
    title: 'Your questions',
    text: 'Ask us anything, including what it would cost. It’s fine to say no.',
  },
] as const;

export const DEMO_MINUTES = 30;

const text = 'VW Golf diesel under £12k near Leeds';
const createMark = (words: string, label: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label };
};

/**
 * @sample The content of the demo: a search and its first advert, the cars found overnight, and a post. Cars and
 * figures are invented.
 */
export const demoSamples = {
  search: {
    text,
    marks: [
      createMark('VW Golf', 'make, model'),
      createMark('diesel', 'fuel'),
      createMark('under £12k', 'maximum price'),
      createMark('near Leeds', 'where'),
    ],
    found: {
      name: 'Golf 2.0 TDI Match',
      facts: '2018 · 48,300 miles · Private · 9 miles away',
      price: 10_450,
      estimate: 11_200,
    },
  },
  night: {
    wanted: 'Golf diesel, from 2017, under £12,000',
    rows: [
      ['New adverts since yesterday', '214'],
      ['Cars you’d stock', '6'],
      ['Priced below our estimate', '2'],
    ],
    next: 'Worth a call this morning',
  },
  post: {
    image: suvOrange,
    text: 'Just in: a 2020 SUV with one owner and both keys. Come and see it on Saturday.',
    when: 'Saturday, 08:30',
    networks: ['Instagram', 'Facebook', 'TikTok'],
  },
} as const;

const TIME_LABELS: Readonly<Record<DemoTime, string>> = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
};
export const timeOptions = DEMO_TIMES.map((value) => ({ value, label: TIME_LABELS[value] }));
