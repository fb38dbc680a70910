import { type Listing, PAGE_SIZE, type SearchState } from '@forecourt/search-core';
import { CarCard } from '@forecourt/ui/CarCard';
import { Grid } from '@forecourt/ui/Grid';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { toCard, omitDistance } from '../../lib/car-card.ts';
import type { AskToSignIn } from '../../lib/gated-action.ts';
import { getPhotosOrExcerpt, isNearLondon, listCardFacts } from './card-facts.ts';
import type { CardLayout } from './card-layout.ts';
import * as css from './results-body.css.ts';

/** The number of cards at the start whose images load eagerly. */
const EAGER_CARDS = 4;

/** The maximum number of facts that fit on two lines of a narrow column after the year and the mileage. */
const MAX_TWO_LINE_FACTS = 4;

/** Returns the link to a car's dialog, and how it changes the history. */
export type LinkToCar = (key: string) => { href: string; state: unknown; replace: boolean };

interface CarGridProps {
  cars: readonly Listing[];
  layout: CardLayout;
  /** The search that found the cars. */
  state: SearchState;
  /** Whether to show distances. False if they are measured from the default postcode. */
  isPlaceKnown: boolean;
  linkToCar: LinkToCar;
  onSignInNeeded: AskToSignIn;
  renderActions?: ((listing: Listing) => ReactNode) | undefined;
  /** Shown after the cars. */
  lastTile?: ReactNode;
}

export function CarGrid({
  cars,
  layout,
  state,
  isPlaceKnown,
  linkToCar,
  onSignInNeeded,
  renderActions,
  lastTile,
}: CarGridProps) {
  const [now] = useState(() => new Date());
  const isInLondon = isPlaceKnown && isNearLondon(state.filters.postcode);
  const factLists = cars.map((listing) => listCardFacts(listing, state.filters, now));
  const maxFacts = isPlaceKnown ? MAX_TWO_LINE_FACTS - 1 : MAX_TWO_LINE_FACTS;
  return (
    <CarList layout={layout} hasLongFacts={factLists.some(({ length }) => length > maxFacts)}>
      {cars.map((listing, index) => {
        const { href, ...entry } = linkToCar(listing.key);
        const card = toCard(isPlaceKnown ? listing : omitDistance(listing), now, isInLondon);
        return (
          <li key={listing.key}>
            <CarCard
              variant={variants[layout]}
              car={{ ...card, ...getPhotosOrExcerpt(listing), derivative: card.derivative ?? '' }}
              facts={factLists[index]}
              href={href}
              renderLink={({ href: to, ...props }) => <Link {...props} {...entry} to={to} preventScrollReset />}
              headingLevel={2}
              loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              onCheckValuation={async () => onSignInNeeded({ intent: 'valuation', car: listing.key })}
              onFavourite={() => onSignInNeeded({ intent: 'favourite', car: listing.key })}
              actions={renderActions?.(listing)}
              onAddToList={() => onSignInNeeded({ intent: 'list', car: listing.key })}
            />
          </li>
        );
      })}
      {lastTile}
    </CarList>
  );
}

const variants = { grid: 'listing', list: 'row' } as const;

interface CarListProps {
  layout: CardLayout;
  /** Whether a card has more facts than fit on two lines of a narrow column. */
  hasLongFacts?: boolean;
  children: ReactNode;
}

const CarList = ({ layout, hasLongFacts = false, children }: CarListProps) =>
  layout === 'list' ? (
    <ul className={css.list}>{children}</ul>
  ) : (
    <Grid className={hasLongFacts ? css.longFactsGrid : css.grid} render={(props) => <ul {...props} />}>
      {children}
    </Grid>
  );

// Placeholder content: greyed out and hidden from screen readers.
const placeholderCar = {
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
  range: { low: 18_000, high: 22_000 },
  margin: 2000,
} as const;

const placeholderFacts = ['Diesel', 'Automatic'];

/** Shows a page of placeholders as tall as the cars, to avoid a layout shift when the cars arrive. */
export function CarGridSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <Skeleton isLoading label="Searching">
      <CarList layout={layout}>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <CarCard variant={variants[layout]} car={placeholderCar} facts={placeholderFacts} headingLevel={2} />
          </li>
        ))}
      </CarList>
    </Skeleton>
  );
}
