import { atom } from 'jotai';
import { createChunk } from '../../lib/chunk.ts';

/** The dialog's code. It loads when a button that opens it is hovered or focused. */
export const settingsChunk = createChunk('the cookie settings', () => import('./cookie-settings.tsx'));

export const settingsOpenAtom = atom(false);
