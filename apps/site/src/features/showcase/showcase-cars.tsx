import { Inline } from '@forecourt/ui/Inline';
import { Button } from '@forecourt/ui/Button';
import { CarCard } from '@forecourt/ui/CarCard';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showcaseFilterLabels, showcaseSortLabels } from '../../content/showcase.ts';
import { queryClient } from '../../services/query-client.ts';
import { showcaseQuery } from '../../services/showcase.ts';
import type { ShowcaseCar } from '../../services/showcase-cars.ts';
import { describeShownCars } from './describe-shown-cars.ts';
import {
  selectShowcase,
  SHOWCASE_FILTERS,
  SHOWCASE_SORTS,
  type ShowcaseFilter,
  type ShowcaseSort,
} from './select-showcase.ts';
import * as css from './showcase-cars.css.ts';
import { message, note } from './showcase.css.ts';
import { ShowcaseFailed } from './showcase-failed.tsx';

type Order = ShowcaseSort | 'newest';

const filterOptions = SHOWCASE_FILTERS.map((value) => ({ value, label: showcaseFilterLabels[value] }));
const orderOptions = (['newest', ...SHOWCASE_SORTS] as const).map((value) => ({
  value,
  label: showcaseSortLabels[value],
}));

export function ShowcaseCars() {
  const { data: cars, error } = useQuery(showcaseQuery, queryClient);
  if (error) return <ShowcaseFailed message={error.message} />;
  if (!cars || cars.length > 0) return <Cars cars={cars} />;
  return (
    <div className={message} data-none>
      <p className={note} role="status">
        No cars found
      </p>
    </div>
  );
}

function Cars({ cars }: { cars: readonly ShowcaseCar[] | undefined }) {
  const [filter, setFilter] = useState<ShowcaseFilter>('all');
  const [order, setOrder] = useState<Order>('newest');
  const [hasChosen, setChosen] = useState(false);
  const controls = useRef<HTMLDivElement>(null);
  const choose = (nextFilter: ShowcaseFilter, nextOrder: Order) => {
    setFilter(nextFilter);
    setOrder(nextOrder);
    setChosen(true);
  };

  const sort = order === 'newest' ? {} : { sort: order };
  const matchingCars = cars && selectShowcase(cars, { filter, maxCars: cars.length });
  const shownCars = cars && selectShowcase(cars, { filter, ...sort });

  return (
    <>
      <Inline className={css.controls} gap={4} align="end" justify="between" ref={controls}>
        <ToggleButtonGroup
          label="Price"
          isLabelHidden
          options={filterOptions}
          value={filter}
          isDisabled={!cars}
          onChange={(next) => choose(next, order)}
        />
        <NativeSelect
          label="Sort"
          labelPlace="inside"
          options={orderOptions}
          value={order}
          isDisabled={!cars}
          onChange={(nextOrder) => choose(filter, nextOrder)}
        />
      </Inline>
      {/* Only a choice is announced, not the first list of cars. */}
      <p className={css.hiddenText} role="status">
        {hasChosen && matchingCars && shownCars
          ? describeShownCars(shownCars.length, matchingCars.length, filter, order)
          : ''}
      </p>
      {!shownCars ? (
        <Skeleton isLoading label="Loading cars">
          <ul className={css.cars}>
            {[1, 2, 3, 4].map((place) => (
              <li key={place}>
                <CarCard variant="showcase" car={placeholderCar} />
              </li>
            ))}
          </ul>
        </Skeleton>
      ) : shownCars.length === 0 ? (
        <div className={message}>
          <p className={note}>No cars match the selected filter.</p>
          <Button
            variant="secondary"
            onPress={() => {
              choose('all', order);
              // Keeps focus, because the button disappears. The first call only enters the toolbar, which restores
              // its last focus.
              const firstButton = controls.current?.querySelector('button');
              firstButton?.focus();
              firstButton?.focus();
            }}
          >
            Show all cars
          </Button>
        </div>
      ) : (
        <ul className={css.cars}>
          {shownCars.map((car) => (
            <li key={car.id}>
              <CarCard
                variant="showcase"
                car={car}
                href={car.link}
                renderLink={({ children, ...props }) => (
                  <a {...props} target="_blank" rel="noopener noreferrer nofollow">
                    {children}
                    <span className={css.hiddenText}> (opens in a new tab)</span>
                  </a>
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

// Placeholder content: greyed out and hidden from screen readers. Its texts are as long as those of most cars.
const placeholderCar = {
  make: 'Volkswagen',
  model: 'Polo',
  year: 2020,
  price: 19_700,
  mileage: 40_000,
  valuation: {
    verdict: 'fair',
    price: 19_700,
    estimate: 20_000,
    rule: { text: '', bands: { good: -5, high: 10 } },
  },
} as const;
