/**
 * `accent` is for the main action of a screen: use it only once. `primary`, `secondary` and `tertiary` follow in order
 * of importance. `danger` is for actions that delete or cancel something.
 */
export const buttonVariants = ['accent', 'primary', 'secondary', 'tertiary', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights of 36, 44 and 56 px. */
export const buttonSizes = ['s', 'm', 'l'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
