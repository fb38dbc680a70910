import { useSyncExternalStore } from 'react';

const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR);
const never = () => () => {};

/** Returns the current year. Prerendered text has the build's year, which is corrected after hydration. */
export const useCopyrightYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
