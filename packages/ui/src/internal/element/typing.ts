/**
 * Returns whether a key belongs to an input method, such as Enter to accept a suggestion. Safari sends this Enter after
 * composition has ended, and marks it only by its legacy key code.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;
