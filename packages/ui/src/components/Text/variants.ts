export const textSizes = ['lead', 'body', 'small', 'micro'] as const;
export type TextSize = (typeof textSizes)[number];

/** `muted` is for secondary text, `error` for a failure. Verdicts have their own colours, in PriceTag. */
export const textTones = ['default', 'muted', 'accent', 'error'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong'] as const;
export type TextWeight = (typeof textWeights)[number];
