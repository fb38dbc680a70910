export interface ToastStrings {
  /** The name of the landmark. */
  label: string;
  close: string;
  /** Announced after the toast, to explain how to reach its action. {action}: the action's label */
  actionHint: string;
}

export const enGB: ToastStrings = { label: 'Notifications', close: 'Close', actionHint: '{action}: press F6' };
