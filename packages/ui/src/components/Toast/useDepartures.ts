import { useState } from 'react';
import type { QueuedToast } from './queue.ts';

export interface Departure {
  toast: QueuedToast;
  /** Closed, and on its way out of the page. */
  isLeaving: boolean;
}

/** Toasts as they stand on the page: one that was closed keeps its place until it is told `onGone`. */
export function useDepartures(shown: readonly QueuedToast[]) {
  const [standing, setStanding] = useState<readonly Departure[]>([]);
  const isShown = (id: string) => shown.some((toast) => toast.id === id);
  const added = shown.filter(({ id }) => !standing.some(({ toast }) => toast.id === id));
  if (added.length > 0 || standing.some(({ toast, isLeaving }) => !isLeaving && !isShown(toast.id)))
    setStanding([
      ...standing.map(({ toast }) => ({ toast, isLeaving: !isShown(toast.id) })),
      ...added.map((toast) => ({ toast, isLeaving: false })),
    ]);
  const onGone = (id: string) => setStanding((before) => before.filter(({ toast }) => toast.id !== id));
  return { standing, onGone };
}
