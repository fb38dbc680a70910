import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered markup is hydrated, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
