export interface ToastStrings {
  /** The name of the landmark. */
  label: string;
  close: string;
  /** Explains how to reach a toast's {action}. Announced after the toast. */
  actionHint: string;
}

export const enGB: ToastStrings = { label: 'Notifications', close: 'Close', actionHint: '{action}: press F6' };
