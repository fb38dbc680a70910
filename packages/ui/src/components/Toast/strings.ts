export interface ToastStrings {
  /** Name of the landmark. */
  label: string;
  close: string;
  /** Announced after a toast with an {action}: how to reach it. */
  actionHint: string;
}

export const enGB: ToastStrings = { label: 'Notifications', close: 'Close', actionHint: '{action}: press F6' };
