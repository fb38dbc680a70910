import type { ShowcaseCar } from '@forecourt/search-core';
import { type RefObject, useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';

export type Showcase =
  | { status: 'loading' }
  | { status: 'loaded'; cars: readonly ShowcaseCar[] }
  | { status: 'failed'; retry: () => void };

/** Starts before the reader arrives, so that the cars are there when she does. */
const NEAR = '200px';

/** The cars that were valued last, fetched when the place where they are shown comes into sight. */
export function useShowcase(place: RefObject<HTMLElement | null>): Showcase {
  const [isInSight, setInSight] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [showcase, setShowcase] = useState<{ cars: readonly ShowcaseCar[] } | 'failed'>();

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    if (!isInSight) return;
    const controller = new AbortController();
    import('../../services/showcase.ts')
      .then(({ fetchShowcase }) => fetchShowcase(controller.signal))
      .then(
        (cars) => {
          if (!controller.signal.aborted) setShowcase({ cars });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          log.error('The showcase could not be loaded.', { error });
          setShowcase('failed');
        },
      );
    return () => controller.abort();
  }, [isInSight, attempt]);

  if (showcase === undefined) return { status: 'loading' };
  if (showcase !== 'failed') return { status: 'loaded', cars: showcase.cars };
  const retry = () => {
    setShowcase(undefined);
    setAttempt((count) => count + 1);
  };
  return { status: 'failed', retry };
}
