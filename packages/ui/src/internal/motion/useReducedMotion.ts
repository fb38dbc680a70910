import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the user prefers reduced motion. False on a server, which cannot know. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
