import { judgeResults, parseSearch } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import { liveSearch } from '../../../content/live-search.ts';
import { truncateLine } from '../../../lib/listing-line.ts';
import { queryClient } from '../../../services/query-client.ts';
import { createCarsQuery, getListingsUrl, type SearchPage } from '../../../services/search.ts';
import { AdvertLedger, type LedgerAdvert } from './advert-ledger.tsx';
import { LiveFailed } from './live-failed.tsx';
import { NoAdverts } from './no-adverts.tsx';

const MAX_ADVERTS = 4;

const liveQuery = {
  ...createCarsQuery(getListingsUrl(parseSearch(new URLSearchParams(liveSearch.query)).state)),
  meta: { failure: 'The live search failed.' },
};

export function LiveAdverts({ resultsHref }: { resultsHref: string }) {
  const { data: answer, error, isFetching, refetch } = useQuery(liveQuery, queryClient);
  if (isFetching && !answer) return <AdvertLedger />;
  if (error) return <LiveFailed message={error.message} onRetry={() => void refetch()} />;
  if (!answer) return <AdvertLedger />;
  if (answer.cars.length === 0) return <NoAdverts />;
  return (
    <AdvertLedger
      adverts={answer.cars.slice(0, MAX_ADVERTS).map((car) => toAdvert(car, resultsHref))}
      total={answer.total}
    />
  );
}

function toAdvert(car: SearchPage['cars'][number], resultsHref: string): LedgerAdvert {
  const { key, make, model, image, derivative, price, year, mileage, distanceMiles, estimate } = car;
  return {
    key,
    name: truncateLine(`${make} ${model}`),
    image,
    derivative: derivative === undefined || derivative === model ? undefined : truncateLine(derivative),
    href: `${resultsHref}&${new URLSearchParams({ car: key })}`,
    year,
    mileage,
    distanceMiles,
    price,
    valuation: estimate === undefined ? undefined : judgeResults(price, estimate),
  };
}
