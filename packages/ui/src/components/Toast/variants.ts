/**
 * All tones but `neutral` have an icon. An `error` is announced at once, other tones when the screen reader is idle.
 */
export const toastTones = ['neutral', 'success', 'warning', 'error'] as const;
export type ToastTone = (typeof toastTones)[number];

/** The top or bottom edge of the window and, on wide screens, its start, centre or end. */
export const toastPlacements = ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end'] as const;
export type ToastPlacement = (typeof toastPlacements)[number];
