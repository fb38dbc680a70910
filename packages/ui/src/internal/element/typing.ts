/**
 * Whether a key goes to an input method, e.g. the Enter that takes a suggestion of one. Safari sends that Enter when the
 * word is finished already, and tells by its old code alone.
 */
export const isWritingWord = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;
