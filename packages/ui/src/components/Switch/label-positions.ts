/** `end`: after the switch. `start`: before it, with the switch at the end of the line, for lists of settings. */
export const switchLabelPositions = ['end', 'start'] as const;
export type SwitchLabelPosition = (typeof switchLabelPositions)[number];
