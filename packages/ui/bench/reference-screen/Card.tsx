import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { formatPounds, formatWhole } from '../amounts.ts';
import type { Valuation } from '../../src/domain/PriceTag/index.ts';
import type { BenchCar } from '../cars.ts';
import { showToast } from './Toasts.tsx';

const hasTooltips = !new URL(location.href).searchParams.has('tooltips');
const VERDICT_LABELS = { good: 'Good price', fair: 'Fair price', high: 'High price' };

interface CardProps {
  car: BenchCar;
  onOpen: (car: BenchCar) => void;
}

/** Shows the same data as CarCard. */
export function Card({ car, onOpen }: CardProps) {
  const { valuation, price = 0 } = car;
  const [isOpen, setOpen] = useState(false);
  const name = `${car.make} ${car.model}`;
  const difference = valuation ? price - valuation.estimate : 0;
  return (
    <article className="card" aria-labelledby={`car-${car.id}`}>
      <div className="picture">
        <img src={car.image} alt="" width={600} height={400} loading="lazy" decoding="async" />
        <span className="registration">{car.registration}</span>
        <Button className="favourite" aria-label="Favourite" onPress={() => showToast('Added to favourites')}>
          ♡
        </Button>
      </div>
      <h2 id={`car-${car.id}`}>
        <Link className="link" onPress={() => onOpen(car)}>
          {name}
        </Link>
      </h2>
      <p className="derivative">{car.derivative}</p>
      <p className="facts">
        <span>{car.year}</span>
        <span>{formatWhole(car.mileage ?? 0)} miles</span>
        <span>{formatWhole(car.distance ?? 0)} miles away</span>
      </p>
      <p className="money">
        <span className="price">{formatPounds(price)}</span>
        {valuation ? <Verdict valuation={valuation} /> : <span className="verdict">Need to Check</span>}
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
        <Button className="add" onPress={() => showToast('Added to your list')}>
          Add to list
        </Button>
      </div>
      {valuation && isOpen && <p>The estimate is {formatPounds(valuation.estimate)}.</p>}
    </article>
  );
}

function Verdict({ valuation: { verdict, rule } }: { valuation: Valuation }) {
  const tone = verdict as keyof typeof VERDICT_LABELS;
  const button = <Button className={`verdict ${tone}`}>{VERDICT_LABELS[tone]}</Button>;
  if (!hasTooltips) return button;
  return (
    <TooltipTrigger>
      {button}
      <Tooltip className="tooltip">{rule.text}</Tooltip>
    </TooltipTrigger>
  );
}
