import { atom } from 'jotai';
import type { Gated } from '../../lib/gated.ts';

/** What the visitor pressed that needs an account. The sign-in dialog is open while it is set. */
export const signInAtom = atom<Gated>();
