export interface AlertStrings {
  dismiss: string;
}

export const enGB: AlertStrings = { dismiss: 'Dismiss' };
