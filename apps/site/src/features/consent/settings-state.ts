import { atom } from 'jotai';
import { chunkOf } from '../../lib/chunk.ts';

/** Fetched when somebody is about to press a button that opens it. */
export const settingsChunk = chunkOf('The cookie settings', () => import('./cookie-settings.tsx'));

/** Are the cookie settings open? */
export const settingsOpenAtom = atom(false);
