/** The controls that need an account. The external app receives the name as `intent`. */
export const intents = ['favourite', 'list', 'call', 'valuation', 'specification'] as const;
export type Intent = (typeof intents)[number];

/** A control that needs an account, and the key of its car. */
export interface GatedAction {
  intent: Intent;
  car: string;
}

export type AskToSignIn = (action: GatedAction) => void;
