/** At most 440, 560 and 700 px wide. */
export const dialogSizes = ['s', 'm', 'l'] as const;
export type DialogSize = (typeof dialogSizes)[number];

/** Below 768 px it stands in the middle too, or is a sheet at the lower edge that can be dragged away. */
export const dialogNarrow = ['center', 'drawer'] as const;
export type DialogNarrow = (typeof dialogNarrow)[number];

/** `alertdialog` is for what goes wrong or is lost unless it is answered; a press beside it does not answer it. */
export const dialogRoles = ['dialog', 'alertdialog'] as const;
export type DialogRole = (typeof dialogRoles)[number];
