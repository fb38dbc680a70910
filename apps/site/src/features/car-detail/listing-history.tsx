import type { Listing } from '@forecourt/search-core';
import { CarDetailSection } from '@forecourt/ui/CarDetailDialog';
import { useEffect } from 'react';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { countDaysListed, describeDaysListed } from '../../lib/listing-age.ts';
import * as css from './open-car.css.ts';
import { useDwellInViewport } from './use-dwell-in-viewport.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const chunk = createChunk('the price history', () => import('@forecourt/ui/PriceHistoryChart'));

type PricePoints = NonNullable<Listing['priceHistory']>;

/** Shows when the car was first advertised and its price changes since then, or nothing if there is neither. */
export function ListingHistory({ listing: { listedAt, priceHistory = [] }, now }: { listing: Listing; now: Date }) {
  const days = countDaysListed(listedAt, now);
  const hasPriceChanged = new Set(priceHistory.map(({ price }) => price)).size > 1;
  if (days === undefined && !hasPriceChanged) return null;
  return (
    <CarDetailSection heading="Advert history">
      {days !== undefined && listedAt !== undefined && (
        <p className={css.note}>
          First advertised {describeDaysListed(days)}, on {dateFormat.format(new Date(listedAt))}.
        </p>
      )}
      {hasPriceChanged && <PriceHistory history={priceHistory} now={now} />}
    </CarDetailSection>
  );
}

/** The chart's code loads once the section has been visible for a moment. */
function PriceHistory({ history, now }: { history: PricePoints; now: Date }) {
  const [ref, hasBeenVisible] = useDwellInViewport();
  const state = useChunk(chunk);
  useEffect(() => {
    if (hasBeenVisible) chunk.fetch();
  }, [hasBeenVisible]);
  return (
    <div ref={ref} className={css.historySpace}>
      {state.status === 'here' ? (
        <state.module.PriceHistoryChart label="Price history" history={history} until={now} />
      ) : state.status === 'failed' ? (
        <p className={css.note}>We couldn’t load the price history. Close these details and open them again.</p>
      ) : null}
    </div>
  );
}
