export { choose, findField, type Place } from './controls.ts';
export { type Media, type MockedMedia, mockMedia } from './media.ts';
export { closeDialog, findDialog } from './overlays.ts';
export { findToast, type ShownToast, getShownToasts } from './toasts.ts';
export type { User } from './user.ts';
