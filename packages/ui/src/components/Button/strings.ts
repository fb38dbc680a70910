export interface ButtonStrings {
  /** Announced after the button's name while `isPending`. */
  pending: string;
}

export const enGB: ButtonStrings = { pending: 'Loading' };
