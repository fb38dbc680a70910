/** Heights of 36, 44 and 56 px. */
export const toggleButtonSizes = ['s', 'm', 'l'] as const;
export type ToggleButtonSize = (typeof toggleButtonSizes)[number];
