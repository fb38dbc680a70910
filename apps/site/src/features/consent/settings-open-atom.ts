import { atom } from 'jotai';

/** Are the cookie settings open? */
export const settingsOpenAtom = atom(false);
