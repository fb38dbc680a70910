/** `single`: one of them holds, as of radio buttons. `multiple`: each is on or off by itself. */
export const toggleGroupSelectionModes = ['single', 'multiple'] as const;
export type ToggleGroupSelectionMode = (typeof toggleGroupSelectionModes)[number];

export const toggleGroupSizes = ['s', 'm'] as const;
export type ToggleGroupSize = (typeof toggleGroupSizes)[number];
