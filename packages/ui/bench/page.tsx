import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type BenchCar, createBenchCars } from './cars.ts';
import type { ScreenProps, SortName } from './search.ts';

/** The page's API for the runner. Its functions return the milliseconds from the call to the frame with its result. */
export interface BenchPage {
  /** The time at which the first grid was painted, in milliseconds from the start of the navigation. */
  firstGrid: Promise<number>;
  /** Replaces the cars on the screen with this number of cars. */
  show: (count: number) => Promise<number>;
  /** Alternates between sorting by price and the original order. */
  sort: () => Promise<number>;
  /** Clicks the element that `trigger` selects, and waits until an element that `result` selects is visible. */
  press: (trigger: string, result: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const orders: Record<SortName, (a: BenchCar, b: BenchCar) => number> = {
  'most-recent': (a, b) => a.id - b.id,
  'price-asc': (a, b) => (a.price ?? 0) - (b.price ?? 0),
  'price-desc': (a, b) => (b.price ?? 0) - (a.price ?? 0),
  mileage: (a, b) => (a.mileage ?? 0) - (b.mileage ?? 0),
};

/** The number of cars is in the URL's `cards` parameter. */
export function serveBench(Screen: ComponentType<ScreenProps>) {
  let setCars: (count: number) => void = () => {};
  let sortCars = () => {};
  const { searchParams } = new URL(location.href);

  function Bench() {
    const [cars, setAll] = useState(() => createBenchCars(Number(searchParams.get('cards') ?? 40)));
    const [sort, setSort] = useState<SortName>('most-recent');
    useLayoutEffect(() => {
      setCars = (count) => setAll(createBenchCars(count));
      sortCars = () => setSort(sort === 'most-recent' ? 'price-asc' : 'most-recent');
    });
    return (
      <Screen cars={cars.toSorted(orders[sort])} sort={sort} onSort={setSort} isLoading={searchParams.has('loading')} />
    );
  }

  flushSync(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<Bench />));
  window.bench = {
    firstGrid: waitForPaint().then(() => performance.now()),
    show: (count) => time(() => flushSync(() => setCars(count))),
    sort: () => time(() => flushSync(sortCars)),
    press: (trigger, result) =>
      time(async () => {
        document.querySelector<HTMLElement>(trigger)?.click();
        while (!document.querySelector(result)?.checkVisibility()) await waitForPaint();
      }),
  };
}

async function time(work: () => void | Promise<void>): Promise<number> {
  await waitForPaint();
  const startedAt = performance.now();
  await work();
  await waitForPaint();
  return performance.now() - startedAt;
}

/** Resolves after the next paint, because a message posted in a frame is delivered after that frame is painted. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}
