/** `hairline` is like the lines between items. `ink` and `strong` have the text colour; `strong` is 2 px thick. */
export const listRules = ['none', 'hairline', 'ink', 'strong'] as const;
export type ListRule = (typeof listRules)[number];

/** The padding above and below the content of each item, in steps of 4 px. */
export const listPaddings = [2, 3, 4, 5, 6, 7, 8, 9, 12] as const;
export type ListPadding = (typeof listPaddings)[number];
