import { useEffect, useSyncExternalStore } from 'react';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import * as css from './recent-cars-on-demand.css.ts';
import type { RecentCarsProps } from './recent-cars.tsx';
import { getRecentCars, subscribeToRecent } from './recent-store.ts';

const chunk = createChunk('the list of viewed cars', () => import('./recent-cars.tsx'));

/** Loads the list's code only if there are viewed cars. */
export function RecentCarsOnDemand(props: RecentCarsProps) {
  const hasCars = useSyncExternalStore(
    subscribeToRecent,
    () => getRecentCars().length > 0,
    () => false,
  );
  const state = useChunk(chunk);
  useEffect(() => {
    if (hasCars) chunk.fetch();
  }, [hasCars]);
  if (state.status === 'here') return <state.module.RecentCars {...props} />;
  return hasCars && state.status !== 'failed' ? <div className={css.placeholder} /> : null;
}
