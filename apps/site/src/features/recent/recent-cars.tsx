import { Inline } from '@forecourt/ui/Inline';
import { formatMileage, formatPrice, judgeResults } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { CarImage } from '@forecourt/ui/CarImage';
import { PriceTag } from '@forecourt/ui/PriceTag';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toPicture } from '../../lib/car-card.ts';
import { getRecentCarQuery, type RecentCar, type SeenListing } from './recent-car.ts';
import { replaceRecentCars, getNoRecentCars, getRecentCars, subscribeToRecent } from './recent-store.ts';
import * as css from './recent-cars.css.ts';

export interface RecentCarsProps {
  renderActions?: (car: SeenListing) => ReactNode;
}

/** Lists the cars viewed on this device, each with a link to its results. */
export function RecentCars({ renderActions }: RecentCarsProps) {
  const cars = useSyncExternalStore(subscribeToRecent, getRecentCars, getNoRecentCars);
  const [forgottenCars, setForgottenCars] = useState<readonly RecentCar[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isRestored, setRestored] = useState(false);

  // Scrolls to a new first car, because the list would otherwise keep its scroll position.
  const newestKey = cars[0]?.car.key;
  useEffect(() => {
    // The braces are needed because newer browsers return a promise here, which is not a valid cleanup function.
    list.current?.scrollTo({ left: 0 });
  }, [newestKey]);

  // Focuses the heading, because the Undo button had focus and is gone.
  useEffect(() => {
    if (isRestored) heading.current?.focus({ preventScroll: true });
  }, [isRestored]);

  if (cars.length === 0)
    return forgottenCars.length > 0 ? (
      <RemovedNotice
        count={forgottenCars.length}
        onUndo={() => {
          replaceRecentCars(forgottenCars);
          setForgottenCars([]);
          setRestored(true);
        }}
      />
    ) : null;

  return (
    <section className={css.section} aria-labelledby="recent-cars">
      <div className={css.head}>
        <h2 className={css.heading} id="recent-cars" ref={heading} tabIndex={-1}>
          Recently viewed
        </h2>
        <p className={css.note}>Stored on this device only.</p>
        <Button
          variant="tertiary"
          size="s"
          className={css.removeButton}
          onPress={() => {
            setForgottenCars(cars);
            setRestored(false);
            replaceRecentCars([]);
          }}
        >
          Forget these cars
        </Button>
      </div>
      <ul className={css.cars} ref={list}>
        {cars.map((recent) => (
          <li key={recent.car.key}>
            <SeenCar recent={recent} actions={renderActions?.(recent.car)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeenCar({ recent, actions }: { recent: RecentCar; actions: ReactNode }) {
  const { make, model, year, mileage, price, estimate, image } = recent.car;
  const valuation = estimate === undefined ? undefined : judgeResults(price, estimate);
  const facts = [year, mileage !== undefined && formatMileage(mileage)].filter(Boolean).join(' · ');
  return (
    <article className={css.car} data-car>
      <CarImage className={css.picture} src={image} alt="" {...toPicture(recent.car)} />
      <div className={css.carText}>
        <h3 className={css.name}>
          <Link className={css.link} to={`${paths.results}?${getRecentCarQuery(recent)}`}>
            {`${make} ${model}`.trim()}
          </Link>
        </h3>
        {facts ? <p className={css.facts}>{facts}</p> : null}
        <p className={css.money}>
          <b className={css.price}>{price > 0 ? formatPrice(price) : 'No price given'}</b>
          {valuation ? <PriceTag verdict={valuation.verdict} word={valuation.word} /> : null}
        </p>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </article>
  );
}

/** Undo receives focus, because the pressed button is gone. */
function RemovedNotice({ count, onUndo }: { count: number; onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undoButton.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Inline
      className={css.removedNotice}
      gap={4}
      render={(props) => <section {...props} />}
      aria-label="Recently viewed"
    >
      <p role="status">{count === 1 ? 'The car was removed.' : `${count} cars were removed.`}</p>
      <Button ref={undoButton} variant="secondary" size="s" onPress={onUndo}>
        Undo
      </Button>
    </Inline>
  );
}
