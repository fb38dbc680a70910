import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { PriceTag, type Valuation, verdictTones } from '../PriceTag/index.ts';
import { getTone } from '../PriceTag/valuation.ts';
import * as css from './SampleListingTable.css.ts';
import { enGB, type SampleListingTableStrings } from './strings.ts';

/** A row of the table. */
export interface SampleListing {
  id: string;
  make: string;
  model: string;
  year: number;
  /** The mileage, in the provider's `dataDistanceUnit`. */
  mileage: number;
  /** The seller, e.g. 'Private'. */
  seller: string;
  location: string;
  /** The valuation, which contains the price and the estimate. Every sample has one. */
  valuation: Valuation;
}

export interface SampleListingTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The name of the table, shown above it. */
  caption: string;
  /** Shown at the end of the caption's line, e.g. 'Sample listings'. */
  note?: ReactNode | undefined;
  /** The samples, in any order. They are shown good first, then fair, then high, then neutral. */
  listings: readonly SampleListing[];
  strings?: Partial<SampleListingTableStrings> | undefined;
}

/**
 * A short table of cars with price, estimate and difference, best verdict first. In a container narrower than 720 px,
 * the facts of its seven columns are shown in three. For long lists use a grid of `CarCard`.
 */
export function SampleListingTable({ caption, note, listings, strings, className, ...rest }: SampleListingTableProps) {
  const text = useStrings('SampleListingTable', enGB, strings);
  const id = useId();
  const rows = listings.toSorted(
    (one, other) =>
      verdictTones.indexOf(getTone(one.valuation.verdict)) - verdictTones.indexOf(getTone(other.valuation.verdict)),
  );
  return (
    <div {...rest} data-component="SampleListingTable" className={classes(css.root, className)}>
      <div className={css.head} data-part="Head">
        <p id={id} className={css.caption} data-part="Caption">
          {caption}
        </p>
        {note && (
          <p className={css.note} data-part="Note">
            {note}
          </p>
        )}
      </div>
      <table aria-labelledby={id} className={css.table} data-part="Table">
        <thead>
          <tr>
            <th scope="col" className={css.heading({})}>
              {text.car}
            </th>
            <th scope="col" className={css.heading({ isWideOnly: true })}>
              {text.seller}
            </th>
            <th scope="col" className={css.heading({ isWideOnly: true })}>
              {text.location}
            </th>
            <th scope="col" className={css.heading({ isAmount: true })}>
              {text.price}
            </th>
            <th scope="col" className={css.heading({ isAmount: true, isWideOnly: true })}>
              {text.estimate}
            </th>
            <th scope="col" className={css.heading({ isAmount: true, isWideOnly: true })}>
              {text.gap}
            </th>
            <th scope="col" className={css.heading({ isLast: true })}>
              {text.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((listing) => (
            <ListingRow key={listing.id} listing={listing} text={text} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ListingRow({ listing, text }: { listing: SampleListing; text: SampleListingTableStrings }) {
  const { make, model, year, mileage, seller, location, valuation } = listing;
  const { price, estimate } = valuation;
  const { formatDistance, formatMoney, formatYear } = useFormats();
  return (
    <tr data-part="Row">
      <th scope="row" className={css.cell({ isCar: true })}>
        <span className={css.name}>
          {make} {model}
        </span>{' '}
        <span className={css.about}>
          <bdi>
            {formatYear(year)}, {formatDistance(mileage)}
          </bdi>
        </span>
        <span className={css.secondLine}>
          {seller}, {location}
        </span>
      </th>
      <td className={css.cell({ isWideOnly: true })}>{seller}</td>
      <td className={css.cell({ isWideOnly: true })}>{location}</td>
      <td className={css.cell({ isAmount: true })}>
        <strong className={css.price}>{formatMoney(price)}</strong>
        <span className={css.secondLine}>{fillMessage(text.estimateOf, { estimate: formatMoney(estimate) })}</span>
      </td>
      <td className={css.cell({ isAmount: true, isWideOnly: true })}>{formatMoney(estimate)}</td>
      <td className={css.cell({ isAmount: true, isWideOnly: true })}>
        <PriceGap price={price} estimate={estimate} />
      </td>
      <td className={css.cell({ isLast: true })}>
        <PriceTag verdict={valuation.verdict} word={valuation.word} strings={text.tag} />
        <span className={css.secondLine}>
          <PriceGap price={price} estimate={estimate} />
        </span>
      </td>
    </tr>
  );
}

/** Red if the price is above the estimate, and otherwise green, whatever the verdict. */
function PriceGap({ price, estimate }: { price: number; estimate: number }) {
  const { formatMoney, formatPercent } = useFormats();
  const difference = Math.round(price - estimate);
  const sign = difference > 0 ? '+' : difference < 0 ? '\u2212' : '';
  return (
    <span className={css.gap({ tone: difference > 0 ? 'high' : 'good' })} data-part="Gap">
      <bdi dir="ltr">{`${sign}${formatMoney(Math.abs(difference))}`}</bdi>{' '}
      <small className={css.share}>{formatPercent((difference / estimate) * 100)}</small>
    </span>
  );
}
