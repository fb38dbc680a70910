import { useEffect, useState } from 'react';
import * as css from './parked-car.css.ts';

interface ParkedCarProps {
  /** The URLs of the cars' images. */
  cars: readonly string[];
  shown: number;
}

/**
 * Shows the car of the example query, parked on the edge of the search box. When the example changes, the car drives off
 * to the right and the next one comes in from the left. The cars are decorative.
 */
export function ParkedCar({ cars, shown }: ParkedCarProps) {
  const [{ parked, leaving }, setCars] = useState<{ parked: number; leaving: number | undefined }>({
    parked: shown,
    leaving: undefined,
  });
  if (shown !== parked) setCars({ parked: shown, leaving: parked });

  const next = cars[(shown + 1) % cars.length];
  useEffect(() => {
    // Preloads the next image, so that it does not appear late.
    if (next !== undefined) new Image().src = next;
  }, [next]);

  return (
    <div className={css.road} aria-hidden="true">
      {leaving === undefined ? null : (
        <img
          key={`${leaving} leaving`}
          className={css.leavingCar}
          src={cars[leaving]}
          alt=""
          width={500}
          height={200}
          onAnimationEnd={() => setCars((now) => ({ ...now, leaving: undefined }))}
        />
      )}
      <img
        key={parked}
        className={leaving === undefined ? css.parkedCar : css.arrivingCar}
        src={cars[parked]}
        alt=""
        width={500}
        height={200}
        fetchPriority="high"
      />
    </div>
  );
}
