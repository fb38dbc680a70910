'use client';
export {
  createToastQueue,
  type QueuedToast,
  type ToastContent,
  type ToastQueue,
  type ToastQueueOptions,
  toasts,
} from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastTone, toastTones } from './variants.ts';
