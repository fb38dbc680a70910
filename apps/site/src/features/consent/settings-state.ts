import { atom } from 'jotai';
import { createChunk } from '../../lib/chunk.ts';

/** Loads when a button that opens the dialog is hovered or focused, or when the dialog opens. */
export const settingsChunk = createChunk('the cookie settings', () => import('./cookie-settings.tsx'));

export const settingsOpenAtom = atom(false);
