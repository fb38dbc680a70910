import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false during hydration and true afterwards, for content that depends on the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
