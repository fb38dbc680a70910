/**
 * Returns whether a key belongs to an input method. Safari marks the Enter that accepts a suggestion only by its legacy
 * key code, because it sends this Enter after composition has ended.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;
