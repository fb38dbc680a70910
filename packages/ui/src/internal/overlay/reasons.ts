/**
 * The reason why a modal closed: the Escape key, its close button, a click outside, a drag down, or an action in it (a
 * button with `slot="close"`, a link).
 */
export const closeReasons = ['escape', 'close-button', 'outside', 'drag', 'action'] as const;
export type CloseReason = (typeof closeReasons)[number];
