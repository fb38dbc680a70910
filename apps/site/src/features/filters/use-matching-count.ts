import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';
import { countCars, keptPage } from '../../services/search.ts';

/** A count is asked for once the form stands still for so long. */
const SETTLED_MS = 400;

/** How many cars an address stands for; `undefined` without one, until it is known, and where it cannot be. */
export function useMatchingCount(url: string | undefined): number | undefined {
  const [counted, setCounted] = useState<{ url: string; count: number }>();
  useEffect(() => {
    if (url === undefined || keptPage(url)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      countCars(url, controller.signal).then(
        (count) => setCounted({ url, count }),
        (error: unknown) => {
          if (!controller.signal.aborted) log.warn('The cars of the filters could not be counted.', { error });
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);
  if (url === undefined) return undefined;
  return counted?.url === url ? counted.count : keptPage(url)?.total;
}
