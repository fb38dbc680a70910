import { judgeResults, parseSearch } from '@forecourt/search-core';
import { useEffect, useState } from 'react';
import { liveSearch } from '../../../content/live-search.ts';
import { lineOf } from '../../../lib/listing-line.ts';
import { log } from '../../../lib/log.ts';
import { listingsUrlOf, type SearchPage, searchCars } from '../../../services/search.ts';
import { AdvertLedger, type LedgerAdvert } from './advert-ledger.tsx';
import { LiveFailed } from './live-failed.tsx';
import { NoAdverts } from './no-adverts.tsx';

const SHOWN = 4;

const url = listingsUrlOf(parseSearch(new URLSearchParams(liveSearch.query)).state);

type Answer = SearchPage | { message: string };

/** Asks the search service, and shows the first adverts in each of their states. */
export function LiveAdverts({ address }: { address: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    searchCars(url, controller.signal).then(setAnswer, (error: unknown) => {
      if (controller.signal.aborted) return;
      log.error('The live search got no answer.', { error });
      setAnswer({ message: error instanceof Error ? error.message : 'Failed to search cars' });
    });
    return () => controller.abort();
  }, [attempt]);

  if (!answer) return <AdvertLedger />;
  if ('message' in answer)
    return (
      <LiveFailed
        message={answer.message}
        onRetry={() => {
          setAnswer(undefined);
          setAttempt((count) => count + 1);
        }}
      />
    );
  if (answer.cars.length === 0) return <NoAdverts />;
  return (
    <AdvertLedger adverts={answer.cars.slice(0, SHOWN).map((car) => advertOf(car, address))} total={answer.total} />
  );
}

function advertOf(car: SearchPage['cars'][number], address: string): LedgerAdvert {
  const { key, make, model, image, derivative, price, year, mileage, distanceMiles, estimate } = car;
  return {
    key,
    name: lineOf(`${make} ${model}`),
    image,
    derivative: derivative === undefined || derivative === model ? undefined : lineOf(derivative),
    href: `${address}&${new URLSearchParams({ car: key })}`,
    year,
    mileage,
    distanceMiles,
    price,
    valuation: estimate === undefined ? undefined : judgeResults(price, estimate),
  };
}
