export interface SignInDialogStrings {
  title: string;
  /** Why, where the free valuations are used up. */
  usedUp: (freeValuations: number) => string;
  /** Why, in any other case. */
  required: string;
  signIn: string;
  createAccount: string;
  /** Read out after both, since they leave the page as it is. */
  newTab: string;
  close: string;
}

export const enGB: SignInDialogStrings = {
  title: 'Sign In Required',
  usedUp: (freeValuations) => `You've used all ${freeValuations} free valuations. Please sign in to continue.`,
  required: 'Please sign in to view car details and access premium features.',
  signIn: 'Sign in',
  createAccount: 'Create Account',
  newTab: 'opens in a new tab',
  close: 'Close',
};
