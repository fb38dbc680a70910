import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type BenchCar, benchCars } from './cars.ts';

/** What the runner calls in the page. Times are milliseconds from the call to the frame that shows its result. */
export interface BenchPage {
  mount: (count: number) => Promise<number>;
  /** By price, and back to the order that they came in. */
  sort: () => Promise<number>;
  unmount: () => Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Hangs the bench of one card on the window. */
export function serveBench(Card: ComponentType<{ car: BenchCar }>) {
  let root: Root | undefined;
  let sortCars = () => {};

  function Cars({ count }: { count: number }) {
    const [cars, setCars] = useState(() => benchCars(count));
    const [isSorted, setSorted] = useState(false);
    useLayoutEffect(() => {
      sortCars = () => {
        setSorted(!isSorted);
        setCars(cars.toSorted(isSorted ? (a, b) => a.id - b.id : (a, b) => (a.price ?? 0) - (b.price ?? 0)));
      };
    });
    return (
      <ul className="bench-grid">
        {cars.map((car) => (
          <li key={car.id}>
            <Card car={car} />
          </li>
        ))}
      </ul>
    );
  }

  window.bench = {
    mount: (count) =>
      time(() => {
        root = createRoot(document.body.appendChild(document.createElement('main')));
        root.render(<Cars count={count} />);
      }),
    sort: () => time(() => sortCars()),
    async unmount() {
      root?.unmount();
      document.querySelector('main')?.remove();
      await painted();
    },
  };
}

async function time(work: () => void): Promise<number> {
  await painted();
  const began = performance.now();
  flushSync(work);
  await painted();
  return performance.now() - began;
}

/** A message that is posted in a frame is delivered after that frame was painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}
