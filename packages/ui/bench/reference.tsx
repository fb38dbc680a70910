// The same card as one writes it with React Aria alone: its Button for what is pressed, its Tooltip for what explains the
// verdict, one small style sheet. What it shows is what CarCard shows.
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { formatPounds, formatWhole } from '../src/domain/amounts/index.ts';
import type { BenchCar } from './cars.ts';
import { serveBench } from './page.tsx';

const WORDS = { good: 'Good price', fair: 'Fair price', high: 'High price' };

const press = () => {};

function Card({ car }: { car: BenchCar }) {
  const { valuation, price = 0 } = car;
  const [isOpen, setOpen] = useState(false);
  const name = `${car.make} ${car.model}`;
  const difference = valuation ? price - valuation.estimate : 0;
  return (
    <article className="card" aria-labelledby={`car-${car.id}`}>
      <div className="picture">
        <img src={car.image} alt="" width={600} height={400} loading="lazy" decoding="async" />
        <span className="registration">{car.registration}</span>
        <Button className="favourite" aria-label="Favourite" onPress={press}>
          ♡
        </Button>
      </div>
      <h3 id={`car-${car.id}`}>
        <Link className="link" href={`?car=${car.id}`}>
          {name}
        </Link>
      </h3>
      <p className="derivative">{car.derivative}</p>
      <p className="facts">
        <span>{car.year}</span>
        <span>{formatWhole(car.mileage ?? 0)} miles</span>
        <span>{formatWhole(car.distanceMiles ?? 0)} miles away</span>
      </p>
      <p className="money">
        <span className="price">{formatPounds(price)}</span>
        {valuation ? (
          <TooltipTrigger>
            <Button className={`verdict ${valuation.verdict}`}>{WORDS[valuation.verdict]}</Button>
            <Tooltip className="tooltip">{valuation.rule.text}</Tooltip>
          </TooltipTrigger>
        ) : (
          <span className="verdict">Need to Check</span>
        )}
      </p>
      <div className="ruler" aria-hidden="true">
        <span className="good" />
        <span className="fair" />
        <span className="high" />
        {valuation && <b style={{ insetInlineStart: `${50 + (difference / valuation.estimate) * 100}%` }} />}
      </div>
      <p className="sum">
        {valuation ? (
          <>
            <strong>{formatPounds(Math.abs(difference))}</strong> {difference < 0 ? 'below' : 'above'} our{' '}
            {formatPounds(valuation.estimate)} estimate
          </>
        ) : (
          'Not valued yet.'
        )}
      </p>
      <div className="actions">
        {valuation && (
          <Button className="sums" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the sums' : 'Show the sums'}
          </Button>
        )}
        <Button className="add" onPress={press}>
          Add to list
        </Button>
      </div>
      {valuation && isOpen && <p>The estimate is {formatPounds(valuation.estimate)}.</p>}
    </article>
  );
}

serveBench(Card);
