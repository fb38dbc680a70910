import type { Listing } from '@forecourt/search-core';
import { CompareTable, type CompareCar } from '@forecourt/ui/CompareTable';
import { Icon } from '@forecourt/ui/Icon';
import { KitProvider } from '@forecourt/ui/KitProvider';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toCard } from '../../lib/car-card.ts';
import { getCarHref } from '../../lib/car-href.ts';
import { getCompareHref, MAX_COMPARED, MIN_COMPARED, parseComparedKeys } from '../../lib/compare-href.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCarLookupQuery } from '../../services/search.ts';
import * as css from './compare-cars.css.ts';
import { EmptyComparison, CompareNotes } from './compare-notes.tsx';
import { createCompareRows } from './compare-rows.ts';
import { collectCars } from './comparison.ts';
import { CopyLink } from './copy-link.tsx';
import { getComparedKeys } from './load-comparison.ts';

interface CompareCarsProps {
  savedListings: readonly Listing[];
  renderActions: (listing: Listing) => ReactNode;
}

export function CompareCars({ savedListings, renderActions }: CompareCarsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const keys = useMemo(() => getComparedKeys(search), [search]);
  const { data, error, isFetching, refetch } = useQuery(
    // The loader has made the first attempt.
    { ...createCarLookupQuery(keys), retryOnMount: false },
    queryClient,
  );
  const comparison = useMemo(() => collectCars(keys, data ?? undefined, savedListings), [keys, data, savedListings]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnHeadingAfterRemoval(keys, heading);

  const { cars } = comparison;
  const hasFailed = Boolean(error) && !isFetching;
  const isLoading = keys.length > 0 && data === undefined && !hasFailed;
  const isWaiting = isLoading && comparison.missingCount > 0;
  const addableListings = savedListings.filter(({ key }) => !keys.includes(key));
  const title = getTitle(isWaiting ? keys.length : cars.length);

  return (
    <>
      <header className={css.head}>
        <h1 className={css.heading} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {cars.length >= MIN_COMPARED ? <CopyLink href={getCompareHref(keys)} /> : null}
      </header>
      {keys.length === 0 ? <EmptyComparison hasSaved={savedListings.length > 0} /> : null}
      {keys.length === 0 || isLoading ? null : (
        <CompareNotes
          comparison={comparison}
          excessCount={Math.max(0, parseComparedKeys(search).length - MAX_COMPARED)}
          source={hasFailed ? 'failed' : data === null ? 'unsupported' : 'today'}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting ? (
        <p className={css.loadingMessage} role="status">
          Loading the cars…
        </p>
      ) : cars.length > 0 ? (
        // Links inside the table navigate without loading the page.
        <KitProvider navigate={(href) => void navigate(href)}>
          <CompareTable
            label={title}
            cars={cars.map((car) => ({
              ...toCompareCar(car, now),
              actions: <Actions car={car} extraActions={renderActions(car)} />,
            }))}
            rows={createCompareRows(cars, now)}
            onRemove={(key) => void navigate(getCompareHref(keys.filter((other) => other !== key)))}
            addHref={paths.saved}
          />
          <p className={css.method}>
            <Link to={paths.howWeValue}>How we value cars</Link>
          </p>
        </KitProvider>
      ) : null}
      {!isLoading && keys.length < MAX_COMPARED && addableListings.length > 0 ? (
        <AddSavedCars keys={keys} cars={addableListings} />
      ) : null}
    </>
  );
}

const getTitle = (count: number) => (count === 0 ? 'Compare cars' : `Compare ${count} ${count === 1 ? 'car' : 'cars'}`);

function toCompareCar(car: Listing, now: Date): CompareCar {
  const { make, model, derivative, price, valuation, range, image, body, paint, registration } = toCard(car, now);
  return {
    id: car.key,
    name: `${make} ${model}`.trim(),
    derivative,
    href: getCarHref(car),
    image: { src: image, body, paint, registration },
    price,
    valuation,
    range,
  };
}

function Actions({ car, extraActions }: { car: Listing; extraActions: ReactNode }) {
  return (
    <div className={css.actions}>
      {car.link ? (
        <LinkButton size="s" variant="secondary" href={car.link} target="_blank" rel="noopener noreferrer nofollow">
          View Original Listing <Icon name="external" size="s" label="opens in a new tab" />
        </LinkButton>
      ) : null}
      {extraActions}
    </div>
  );
}

function AddSavedCars({ keys, cars }: { keys: readonly string[]; cars: readonly Listing[] }) {
  return (
    <section className={css.addSection} aria-labelledby="add-saved">
      <h2 className={css.addHeading} id="add-saved">
        {keys.length === 0 ? 'Your saved cars' : 'Add one of your saved cars'}
      </h2>
      <ul className={css.choices}>
        {cars.map(({ key, name, year }) => (
          <li key={key}>
            <Link className={css.choice} to={getCompareHref([...keys, key])} preventScrollReset>
              <Icon name="plus" size="s" label="Add" /> {[name, year].filter(Boolean).join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the heading after a car has been removed, because the pressed button is gone. */
function useFocusOnHeadingAfterRemoval(keys: readonly string[], heading: { current: HTMLHeadingElement | null }) {
  const count = useRef(keys.length);
  useEffect(() => {
    if (keys.length < count.current) heading.current?.focus({ preventScroll: true });
    count.current = keys.length;
  }, [keys, heading]);
}
