import { atom } from 'jotai';

/** Is a visitor asked to sign in? Set by whatever only an account can use. */
export const signInAtom = atom(false);
