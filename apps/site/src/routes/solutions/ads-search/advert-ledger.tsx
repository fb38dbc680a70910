import { Inline } from '@forecourt/ui/Inline';
import { formatMileage, formatPrice } from '@forecourt/search-core';
import { PriceRuler, PriceSum, PriceTag, type Valuation } from '@forecourt/ui/PriceTag';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { Text } from '@forecourt/ui/Text';
import { Link } from 'react-router-dom';
import { figure } from '../../../typeset.css.ts';
import * as css from './advert-ledger.css.ts';

export interface LedgerAdvert {
  key: string;
  name: string;
  image?: string | undefined;
  derivative?: string | undefined;
  href: string;
  year?: number | undefined;
  /** In miles. */
  mileage?: number | undefined;
  distanceMiles?: number | undefined;
  /** In whole pounds. 0 if the advert has no price. */
  price: number;
  valuation?: Valuation | undefined;
}

interface AdvertLedgerProps {
  /** `undefined` while loading. */
  adverts?: readonly LedgerAdvert[];
  total?: number;
}

/** A vertical line marks the estimate, and each price is to the left or right of it. */
export function AdvertLedger({ adverts, total }: AdvertLedgerProps) {
  const rows = adverts?.map(createRow) ?? placeholderRows;
  return (
    <>
      <div className={css.head}>
        <p className={css.count} role="status">
          {adverts === undefined
            ? 'Searching the listings…'
            : describeShownCount(adverts.length, total ?? adverts.length)}
        </p>
        <div className={css.scale} aria-hidden="true">
          {TICKS.map(({ position, label }) => (
            <span key={label} className={css.tick} style={{ insetInlineStart: `${position}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <Skeleton isLoading={adverts === undefined} label="Loading adverts">
        <ol>
          {rows.map((advert) => (
            <Advert key={advert.key} advert={advert} />
          ))}
        </ol>
      </Skeleton>
    </>
  );
}

interface AdvertRow extends Pick<LedgerAdvert, 'key' | 'image' | 'name' | 'derivative' | 'valuation'> {
  href?: string;
  facts: string;
  price: string;
}

function createRow({ year, name, mileage, distanceMiles, price, ...advert }: LedgerAdvert): AdvertRow {
  const distance = distanceMiles === undefined ? undefined : `${Math.round(distanceMiles)} miles away`;
  return {
    ...advert,
    name: [year, name].filter(Boolean).join(' '),
    facts: [formatMileage(mileage), distance].filter(Boolean).join(' · '),
    price: price > 0 ? formatPrice(price) : 'No price given',
  };
}

function Advert({ advert: { image, name, href, derivative, facts, price, valuation } }: { advert: AdvertRow }) {
  return (
    <li className={css.advert}>
      <span className={css.plate}>
        {image === undefined ? null : <img className={css.picture} src={image} alt="" width={120} height={80} />}
      </span>
      <div className={css.car}>
        <h2 className={css.name}>
          {href === undefined ? (
            name
          ) : (
            <Link className={css.link} to={href}>
              {name}
            </Link>
          )}
        </h2>
        {derivative ? (
          <Text className={css.derivative} size="small" isTruncated>
            {derivative}
          </Text>
        ) : null}
        {/* Uses the design system's Text, because a skeleton can hide its colour. */}
        <Text size="small" tone="muted">
          {facts}
        </Text>
      </div>
      <div className={css.place}>
        <PriceRuler valuation={valuation} />
      </div>
      <div className={css.sums}>
        <Inline className={css.verdict} justify="between" render={(props) => <p {...props} />}>
          <strong className={figure}>{price}</strong>
          <PriceTag verdict={valuation?.verdict} word={valuation?.word} />
        </Inline>
        <PriceSum valuation={valuation} />
      </div>
    </li>
  );
}

/** Returns the position on a PriceRuler, which extends from −25% to +35% of the estimate. */
const getPosition = (percent: number) => ((percent + 25) / 60) * 100;

const TICKS = [
  { position: getPosition(-20), label: '−20%' },
  { position: getPosition(-10), label: '−10%' },
  { position: getPosition(0), label: 'Estimate' },
  { position: getPosition(15), label: '+15%' },
  { position: getPosition(30), label: '+30%' },
];

const describeShownCount = (shownCount: number, total: number): string =>
  total > shownCount ? `The newest ${shownCount} of ${total} adverts` : `All ${total} adverts`;

// Placeholder content. The prerendered page contains it too, so its texts make no claims.
const placeholderRows: readonly AdvertRow[] = [1, 2, 3, 4].map((place) => ({
  key: String(place),
  name: 'Year, make and model',
  derivative: 'Engine, gearbox and trim',
  facts: 'Mileage · distance',
  price: 'Price',
}));
