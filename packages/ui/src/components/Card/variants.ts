/** `line` has a hairline above its content, and `raised` a shadow. `outline` and `sunk` are boxes: use boxes rarely. */
export const cardVariants = ['line', 'outline', 'sunk', 'raised'] as const;
export type CardVariant = (typeof cardVariants)[number];

/** Padding of 0, 16, 24 and 32 px. Below 768 px, `m` has 20 px and `l` 24 px. */
export const cardPaddings = ['none', 's', 'm', 'l'] as const;
export type CardPadding = (typeof cardPaddings)[number];
