import { useMediaQuery } from './useMediaQuery.ts';

/** Returns whether the user prefers reduced motion. False on the server, which cannot know. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
