/** Maximum widths of 440, 560 and 700 px. */
export const dialogSizes = ['s', 'm', 'l'] as const;
export type DialogSize = (typeof dialogSizes)[number];

/** Below 768 px: centred, or a sheet at the bottom edge that can be dragged away. */
export const dialogNarrow = ['center', 'drawer'] as const;
export type DialogNarrow = (typeof dialogNarrow)[number];

/**
 * `alertdialog` is for a warning or an error that users must respond to. By default, a click outside does not close it.
 */
export const dialogRoles = ['dialog', 'alertdialog'] as const;
export type DialogRole = (typeof dialogRoles)[number];

/** `danger` is for destructive actions. It shows a warning icon next to the title. */
export const dialogTones = ['neutral', 'danger'] as const;
export type DialogTone = (typeof dialogTones)[number];
