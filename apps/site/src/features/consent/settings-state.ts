import { atom } from 'jotai';
import { createChunk } from '../../lib/chunk.ts';

/** Fetched when somebody is about to press a button that opens it. */
export const settingsChunk = createChunk('The cookie settings', () => import('./cookie-settings.tsx'));

/** Are the cookie settings open? */
export const settingsOpenAtom = atom(false);
