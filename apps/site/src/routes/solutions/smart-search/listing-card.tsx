import { formatPrice } from '@forecourt/search-core';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import type { sampleListings } from '../../../content/sample-listings.ts';
import * as css from './listing-card.css.ts';

/** One listing as it comes out of the search, whichever source it went in by. */
export function ListingCard({ listing }: { listing: (typeof sampleListings)[number] }) {
  const { make, model, year, mileage, image, tint, registration, price, valuation } = listing;
  return (
    <article>
      <div className={css.picture[tint]}>
        <span className={css.registration}>
          <span className={css.spoken}>Registration </span>
          {registration}
        </span>
        <img className={css.car} src={image} alt="" width={500} height={200} />
      </div>
      <div className={css.body}>
        <p className={css.source}>
          <strong className={css.seller}>{listing.seller}</strong>
          <span>{listing.source}</span>
          <span className={css.posted}>{listing.posted}</span>
        </p>
        <h2 className={css.name}>
          {make} {model}
        </h2>
        <p className={css.facts}>
          {year} · {mileage} · {listing.location}
        </p>
        <p className={css.verdict}>
          <strong className={css.price}>{formatPrice(price)}</strong>
          <PriceTag verdict={valuation.verdict} word={valuation.word} />
        </p>
        <PriceRuler valuation={valuation} />
        <PriceSum valuation={valuation} />
      </div>
    </article>
  );
}
