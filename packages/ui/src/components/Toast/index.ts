'use client';
export { type ToastContent, ToastQueue, type ToastQueueOptions, toasts } from './queue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ToastPlacement, toastPlacements, type ToastTone, toastTones } from './variants.ts';
export type { ToastStrings } from './strings.ts';
