import { useSyncExternalStore } from 'react';

const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR);
const subscribeToNothing = () => () => {};

/** Returns the current year. Prerendered text has the build's year, which is corrected after hydration. */
export const useCopyrightYear = (): number =>
  useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
