import type { PluralMessage } from '../../internal/locale/index.ts';

export interface SignInDialogStrings {
  title: string;
  /** Explains that the free valuations are used up. {count}: the number of free valuations */
  usedUp: PluralMessage;
  /** Explains why an account is needed in any other case. */
  required: string;
  signIn: string;
  createAccount: string;
  /** Announced after the label of either link, because the visible page does not change. */
  newTab: string;
  close: string;
}

export const enGB: SignInDialogStrings = {
  title: 'Sign In Required',
  usedUp: {
    one: "You've used your free valuation. Please sign in to continue.",
    other: "You've used all {count} free valuations. Please sign in to continue.",
  },
  required: 'Please sign in to view car details and access premium features.',
  signIn: 'Sign in',
  createAccount: 'Create Account',
  newTab: 'opens in a new tab',
  close: 'Close',
};
