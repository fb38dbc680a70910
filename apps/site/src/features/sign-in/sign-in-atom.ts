import { atom } from 'jotai';
import type { GatedAction } from '../../lib/gated-action.ts';

/** The pressed control that needs an account. The sign-in dialog is open while it is set. */
export const signInAtom = atom<GatedAction>();
