import type { ShowcaseCar } from '@forecourt/search-core';
import { CarImage } from '@forecourt/ui/CarImage';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import * as css from './just-valued.css.ts';
import { useShowcase } from './use-showcase.ts';

/** How many fit the row. */
const SHOWN = 3;

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-GB');

/** The last cars that were valued, each with its verdict and the sum behind it. */
export function JustValued() {
  const root = useRef<HTMLElement>(null);
  const showcase = useShowcase(root);
  return (
    <section ref={root} className={css.section} aria-labelledby="just-valued">
      <header className={css.head}>
        <h2 className={css.heading} id="just-valued">
          Just valued
        </h2>
        <Link className={css.link} to={paths.search}>
          Search them all
        </Link>
      </header>
      {showcase.status === 'failed' ? (
        <div className={css.aside} role="alert">
          <h3 className={css.asideHeading}>Failed to load cars</h3>
          <button type="button" className={css.retry} onClick={showcase.retry}>
            Try Again
          </button>
        </div>
      ) : null}
      {showcase.status === 'loaded' && showcase.cars.length === 0 ? <p className={css.aside}>No cars found</p> : null}
      {showcase.status === 'loaded' && showcase.cars.length > 0 ? <Slips cars={showcase.cars.slice(0, SHOWN)} /> : null}
      {showcase.status === 'loading' ? (
        <Skeleton isLoading label="Loading cars">
          <Slips cars={standIns} />
        </Skeleton>
      ) : null}
    </section>
  );
}

function Slips({ cars }: { cars: readonly ShowcaseCar[] }) {
  return (
    <ul className={css.slips}>
      {cars.map((car) => (
        <li key={car.id} className={css.slip}>
          <CarImage className={css.picture} src={car.image} alt="" />
          <div className={css.text}>
            <h3 className={css.name}>
              {car.link ? (
                <a className={css.carLink} href={car.link} target="_blank" rel="noopener noreferrer nofollow">
                  {car.name}
                </a>
              ) : (
                car.name
              )}
            </h3>
            <p className={css.facts}>
              {[car.year, car.mileage === undefined ? undefined : `${whole.format(car.mileage)} miles`]
                .filter((fact) => fact !== undefined)
                .join(' · ')}
            </p>
            <p className={css.price}>{pounds.format(car.price)}</p>
          </div>
          <div className={css.verdict}>
            <PriceTag verdict={car.valuation.verdict} word={car.valuation.word} />
            <PriceSum valuation={car.valuation} />
          </div>
          <PriceRuler className={css.ruler} valuation={car.valuation} />
        </li>
      ))}
    </ul>
  );
}

// Greyed out and hidden from readers; only its shape counts.
const standIns: readonly ShowcaseCar[] = ['1', '2', '3'].map((id) => ({
  id,
  name: 'Volkswagen Passat',
  make: 'Volkswagen',
  model: 'Passat',
  price: 20_000,
  estimate: 20_000,
  year: 2020,
  mileage: 40_000,
  valuation: {
    verdict: 'fair',
    word: 'Fair price',
    price: 20_000,
    estimate: 20_000,
    difference: 0,
    percent: 0,
    rule: {
      name: 'showcase',
      text: '',
      bands: { good: -5, high: 10 },
      goodIncludesEnd: true,
      words: { good: '', fair: '', high: '' },
    },
  },
}));
