import { useSyncExternalStore } from 'react';

const BUILT_IN = Number(import.meta.env.VITE_BUILD_YEAR);
const never = () => () => {};

/** This year; in prerendered text the build's, put right after hydration. */
export const useCopyrightYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILT_IN,
  );
