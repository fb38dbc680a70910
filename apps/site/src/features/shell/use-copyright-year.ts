import { useSyncExternalStore } from 'react';

const BUILT_IN = Number(import.meta.env.VITE_BUILD_YEAR);
const never = () => () => {};

/** The current year. Prerendered text has the build's year, corrected after hydration. */
export const useCopyrightYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILT_IN,
  );
