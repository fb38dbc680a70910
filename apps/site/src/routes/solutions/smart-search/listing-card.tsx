import { Heading } from '@forecourt/ui/Heading';
import { Inline } from '@forecourt/ui/Inline';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { VisuallyHidden } from '@forecourt/ui/VisuallyHidden';
import { formatMileage, formatPrice } from '@forecourt/search-core';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import type { sampleListings } from '../../../content/sample-listings.ts';
import { CarPlate } from '../../../features/car-plate/car-plate.tsx';
import * as css from './listing-card.css.ts';

export function ListingCard({ listing }: { listing: (typeof sampleListings)[number] }) {
  const { make, model, year, mileage, image, tint, registration, price, valuation } = listing;
  return (
    <article>
      <div className={css.picture}>
        <CarPlate className={css.plate} image={image} tint={tint} />
        <span className={css.registration}>
          <VisuallyHidden>Registration </VisuallyHidden>
          {registration}
        </span>
      </div>
      <Stack className={css.body} gap={0}>
        <p className={css.source}>
          <strong className={css.seller}>{listing.seller}</strong>
          <span>{listing.source}</span>
          <span className={css.postedTime}>{listing.posted}</span>
        </p>
        <Heading className={css.name} level={2}>
          {make} {model}
        </Heading>
        <Text size="small" tone="muted">
          {year} · {formatMileage(mileage)} · {listing.location}
        </Text>
        <Inline className={css.verdict} justify="between" render={(props) => <p {...props} />}>
          <strong className={css.price}>{formatPrice(price)}</strong>
          <PriceTag verdict={valuation.verdict} word={valuation.word} />
        </Inline>
        <PriceRuler valuation={valuation} />
        <PriceSum valuation={valuation} />
      </Stack>
    </article>
  );
}
