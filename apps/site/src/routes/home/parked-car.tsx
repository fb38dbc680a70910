import { useEffect, useState } from 'react';
import * as css from './parked-car.css.ts';

interface ParkedCarProps {
  /** The URLs of the cars' images. */
  cars: readonly string[];
  shownIndex: number;
}

/** When the example changes, its car drives off to the right and the next one comes in from the left. */
export function ParkedCar({ cars, shownIndex }: ParkedCarProps) {
  const [{ parkedIndex, leavingIndex }, setCars] = useState<{ parkedIndex: number; leavingIndex: number | undefined }>({
    parkedIndex: shownIndex,
    leavingIndex: undefined,
  });
  if (shownIndex !== parkedIndex) setCars({ parkedIndex: shownIndex, leavingIndex: parkedIndex });

  const nextImage = cars[(shownIndex + 1) % cars.length];
  useEffect(() => {
    // Preloads the next image, so that it does not appear late.
    if (nextImage !== undefined) new Image().src = nextImage;
  }, [nextImage]);

  return (
    <div className={css.road} aria-hidden="true">
      {leavingIndex === undefined ? null : (
        <img
          key={`${leavingIndex} leaving`}
          className={css.leavingCar}
          src={cars[leavingIndex]}
          alt=""
          width={500}
          height={200}
          onAnimationEnd={() => setCars((now) => ({ ...now, leavingIndex: undefined }))}
        />
      )}
      <img
        key={parkedIndex}
        className={leavingIndex === undefined ? css.parkedCar : css.arrivingCar}
        src={cars[parkedIndex]}
        alt=""
        width={500}
        height={200}
        fetchPriority="high"
      />
    </div>
  );
}
