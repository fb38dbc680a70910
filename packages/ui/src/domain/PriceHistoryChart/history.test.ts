import { expect, test } from 'vitest';
import { createHistoryScales, getSteps } from './history.ts';

test('sorts price steps by date, and omits repeated prices and invalid dates', () => {
  const steps = getSteps([
    { date: '2026-04-12', price: 13_250 },
    { date: 'soon', price: 1 },
    { date: '2026-03-03', price: 13_750 },
    { date: '2026-03-09', price: 13_750 },
  ]);
  expect(steps.map(({ price }) => price)).toEqual([13_750, 13_250]);
});

test('continues the last price to the end of the chart', () => {
  const steps = [
    { time: 0, price: 100 },
    { time: 5, price: 90 },
  ];
  expect(createHistoryScales(steps, 10)).toEqual({
    path: 'M0,0L50,0L50,100L100,100L100,100',
    first: { x: 0, y: 0 },
    last: { x: 100, y: 100 },
  });
  expect(createHistoryScales(steps.slice(1), 10)).toBeUndefined();
});
