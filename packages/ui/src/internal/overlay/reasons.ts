/**
 * What closed it: the Escape key; its own button; a press beside it; a drag down; or something in it that means to
 * close it as well, e.g. a link that leads on (a dialog made of this one says that).
 */
export const closeReasons = ['escape', 'close-button', 'outside', 'drag', 'action'] as const;
export type CloseReason = (typeof closeReasons)[number];
