import { type Listing, PAGE_SIZE } from '@forecourt/search-core';
import { CarCard } from '@forecourt/ui/CarCard';
import { Grid } from '@forecourt/ui/Grid';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toCard, withoutDistance } from '../../lib/car-card.ts';
import { grid } from './results-body.css.ts';

/** Pictures of the first row are wanted at once, even on a phone. */
const FIRST_ROW = 4;

/** Where a car's details are: its address, what the entry of the history holds beside it, and whether it is a new entry. */
export type LinkToCar = (key: string) => { href: string; state: unknown; replace: boolean };

interface CarGridProps {
  cars: readonly Listing[];
  /** Else their distances are from a place that is nobody's, and are not told. */
  isPlaceKnown: boolean;
  linkToCar: LinkToCar;
  onGated: () => void;
}

/** One page of cars. A card opens the car's details over the page. */
export function CarGrid({ cars, isPlaceKnown, linkToCar, onGated }: CarGridProps) {
  const [now] = useState(() => new Date());
  return (
    <Grid className={grid} render={(props) => <ul {...props} />}>
      {cars.map((listing, index) => {
        const { href, ...entry } = linkToCar(listing.key);
        return (
          <li key={listing.key}>
            <CarCard
              car={toCard(isPlaceKnown ? listing : withoutDistance(listing), now)}
              href={href}
              renderLink={({ href: to, ...props }) => <Link {...props} {...entry} to={to} preventScrollReset />}
              headingLevel={2}
              loading={index < FIRST_ROW ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              onCheckValuation={async () => onGated()}
              onFavourite={onGated}
              onAddToList={onGated}
            />
          </li>
        );
      })}
    </Grid>
  );
}

// Greyed out and hidden from readers; only its shape counts.
const standIn = {
  make: 'Volkswagen',
  model: 'Passat',
  derivative: '2.0 TDI SEL DSG Estate',
  year: 2020,
  price: 20_000,
  mileage: 40_000,
  valuation: {
    verdict: 'fair',
    price: 20_000,
    estimate: 20_000,
    rule: { text: '', bands: { good: 0, high: 15 } },
  },
} as const;

/** As tall as the cars that will come, so that nothing moves when they do. */
export function CarGridSkeleton() {
  return (
    <Skeleton isLoading label="Searching">
      <Grid className={grid} render={(props) => <ul {...props} />}>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <CarCard car={standIn} headingLevel={2} />
          </li>
        ))}
      </Grid>
    </Skeleton>
  );
}
