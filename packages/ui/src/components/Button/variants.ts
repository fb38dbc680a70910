/** `accent` is the one cobalt button of a screen; `ink` the ordinary main action; then `outline`, then `quiet`. */
export const buttonVariants = ['accent', 'ink', 'outline', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 56 px high. */
export const buttonSizes = ['s', 'm', 'l'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
