/** `accent` for the main action of a screen, once; then `primary`, `secondary` and `tertiary` by importance. `danger` deletes or cancels. */
export const buttonVariants = ['accent', 'primary', 'secondary', 'tertiary', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 56 px high. */
export const buttonSizes = ['s', 'm', 'l'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
