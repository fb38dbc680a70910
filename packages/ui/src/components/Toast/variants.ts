/** `error` is a failure: its text has the colour of one and a sign beside it, and is read out at once. */
export const toastTones = ['neutral', 'error'] as const;
export type ToastTone = (typeof toastTones)[number];
