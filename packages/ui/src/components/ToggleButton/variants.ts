/** 36, 44 and 56 px high. */
export const toggleButtonSizes = ['s', 'm', 'l'] as const;
export type ToggleButtonSize = (typeof toggleButtonSizes)[number];
