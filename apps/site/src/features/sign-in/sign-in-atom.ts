import { atom } from 'jotai';

/** Whether the sign-in dialog is open. Set by controls that need an account. */
export const signInAtom = atom(false);
