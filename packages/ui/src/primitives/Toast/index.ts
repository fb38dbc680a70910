'use client';
export {
  createToastQueue,
  type QueuedToast,
  type ToastContent,
  type ToastQueue,
  type ToastQueueOptions,
  toasts,
} from './queue.ts';
export { type ToastTone, toastTones } from './variants.ts';
