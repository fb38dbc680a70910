import { selectShowcase, type ShowcaseCar } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { CarCard } from '@forecourt/ui/CarCard';
import { Grid } from '@forecourt/ui/Grid';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';
import { fetchShowcase } from '../../services/showcase.ts';
import * as css from './showcase.css.ts';

type Fetched = { cars: readonly ShowcaseCar[] } | { message: string };

/** Fetches the showcase and shows it, in each of its states. */
export function ShowcaseCars() {
  const [fetched, setFetched] = useState<Fetched>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    fetchShowcase(controller.signal).then(
      (cars) => setFetched({ cars: selectShowcase(cars) }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        log.error('The showcase could not be loaded.', { error });
        setFetched({ message: error instanceof Error ? error.message : 'Failed to fetch cars' });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  if (fetched === undefined)
    return (
      <Skeleton isLoading label="Loading cars">
        <Grid render={(props) => <ul {...props} />}>
          {[1, 2, 3, 4].map((place) => (
            <li key={place}>
              <CarCard car={standIn} />
            </li>
          ))}
        </Grid>
      </Skeleton>
    );
  if ('message' in fetched)
    return (
      <div className={css.failure} role="alert">
        <h3 className={css.failureHeading}>Failed to load cars</h3>
        <p>{fetched.message}</p>
        <Button
          variant="outline"
          onClick={() => {
            setFetched(undefined);
            setAttempt((count) => count + 1);
          }}
        >
          Try Again
        </Button>
      </div>
    );
  if (fetched.cars.length === 0) return <p className={css.wait}>No cars found</p>;
  return (
    <Grid render={(props) => <ul {...props} />}>
      {fetched.cars.map((car) => (
        <li key={car.id}>
          <CarCard
            car={car}
            href={car.link}
            renderLink={({ children, ...props }) => (
              <a {...props} target="_blank" rel="noopener noreferrer nofollow">
                {children}
              </a>
            )}
          />
        </li>
      ))}
    </Grid>
  );
}

// Greyed out and hidden from readers; only its shape counts.
const standIn = {
  make: 'Volkswagen',
  model: 'Passat',
  year: 2020,
  price: 20_000,
  mileage: 40_000,
  valuation: {
    verdict: 'fair',
    price: 20_000,
    estimate: 20_000,
    rule: { text: '', bands: { good: -5, high: 10 } },
  },
} as const;
