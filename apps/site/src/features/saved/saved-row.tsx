import { formatMileage, formatPrice } from '@forecourt/search-core';
import { CarImage } from '@forecourt/ui/CarImage';
import { Checkbox } from '@forecourt/ui/Checkbox';
import { Icon } from '@forecourt/ui/Icon';
import { IconButton } from '@forecourt/ui/IconButton';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { Link } from 'react-router-dom';
import { toCard, toPicture } from '../../lib/car-card.ts';
import { getCarHref } from '../../lib/car-href.ts';
import { toListing } from './saved-car.ts';
import type { CheckedCar } from './saved-change.ts';
import * as css from './saved-row.css.ts';
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

interface SavedRowProps {
  car: CheckedCar;
  now: Date;
  isChosen: boolean;
  /** Whether four other cars are already chosen. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
}

export function SavedRow({ car, now, isChosen, isFull, onChoose, onRemove }: SavedRowProps) {
  const { saved, state } = car;
  const listing = car.listing ?? toListing(saved.car);
  const card = toCard(listing, now);
  const name = `${card.make} ${card.model}`.trim();
  const { fuel, transmission, price } = listing;
  const facts = [card.year, card.mileage !== undefined && formatMileage(card.mileage), transmission, fuel];
  return (
    <article className={css.row} data-car data-state={state}>
      <CarImage className={css.picture} src={card.image} alt="" {...toPicture(listing)} />
      <div className={css.carText}>
        <h2 className={css.name}>
          {state === 'gone' ? (
            <bdi>{name}</bdi>
          ) : (
            <Link className={css.link} to={getCarHref(listing)}>
              {name}
            </Link>
          )}
        </h2>
        {card.derivative ? <p className={css.derivative}>{card.derivative}</p> : null}
        <p className={css.facts}>{facts.filter(Boolean).join('\u00a0· ')}</p>
        <Change car={car} />
      </div>
      <div className={css.value}>
        <p className={css.money}>
          <b className={css.price}>{price > 0 ? formatPrice(price) : 'No price given'}</b>
          {state === 'gone' ? null : <PriceTag verdict={card.valuation?.verdict} word={card.valuation?.word} />}
        </p>
        {state === 'gone' ? null : (
          <>
            <PriceRuler valuation={card.valuation} range={card.range} />
            <PriceSum
              valuation={card.valuation}
              range={card.range}
              margin={card.margin}
              strings={card.noVerdictReason === undefined ? undefined : { unvalued: card.noVerdictReason }}
            />
          </>
        )}
      </div>
      <div className={css.tools}>
        <Checkbox
          label="Compare"
          aria-label={`Compare ${name}`}
          isSelected={isChosen}
          isDisabled={isFull}
          onChange={onChoose}
        />
        <IconButton label={`Remove ${name}`} data-remove onPress={onRemove}>
          <Icon name="bin" />
        </IconButton>
      </div>
    </article>
  );
}

function Change({ car: { saved, state, priceChange } }: { car: CheckedCar }) {
  const day = `Saved on ${dateFormat.format(saved.savedAt)}`;
  if (state === 'gone')
    return (
      <p className={css.change}>
        <b>No longer listed</b>. The price is from when you saved it.
      </p>
    );
  if (priceChange === 0) return <p className={css.facts}>{day}</p>;
  const difference = formatPrice(Math.abs(priceChange));
  return (
    <p className={css.change}>
      <b>
        {difference} {priceChange < 0 ? 'less' : 'more'} than when you saved it
      </b>{' '}
      on {dateFormat.format(saved.savedAt)}
    </p>
  );
}
