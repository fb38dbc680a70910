import type { ToastTone } from './variants.ts';

/** What a toast says. */
export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** What it means, or how to mend it. */
  description?: string | undefined;
  /** @default 'neutral' */
  tone?: ToastTone | undefined;
  /**
   * Milliseconds for which it is shown, not counting those in which it has the reader's attention. One with an action
   * stays until it is closed: who comes by keyboard needs longer than any figure. @default 5000, `Infinity` with an action
   */
  duration?: number | undefined;
  /** One thing to do about it, e.g. Undo. Closes the toast. There must be another way to do the same. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** A toast as the queue keeps it. */
export interface QueuedToast extends ToastContent {
  id: string;
  tone: ToastTone;
  duration: number;
}

/** Toasts in the order in which they were added. It knows neither React nor the page: whoever shows them runs the clock. */
export interface ToastQueue {
  /** Adds a toast and returns its id. Before there is a region to show it, it waits. For the browser alone. */
  add: (content: ToastContent) => string;
  /** Takes one away, whether it is shown or waits. */
  close: (id: string) => void;
  clear: () => void;
  /** Calls back after every change, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
  /** The same array until something changes. */
  snapshot: () => readonly QueuedToast[];
}

export interface ToastQueueOptions {
  /** Milliseconds for a toast that does not say itself. @default 5000 */
  duration?: number | undefined;
}

/** A queue of its own, e.g. for a test or for a region that stands in one pane of the page. */
export function createToastQueue({ duration = 5000 }: ToastQueueOptions = {}): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let added = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly QueuedToast[]) => {
    if (next.length === toasts.length) return;
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    add(content) {
      const id = `toast-${(added += 1)}`;
      const stay = content.action === undefined ? duration : Infinity;
      replace([...toasts, { ...content, id, tone: content.tone ?? 'neutral', duration: content.duration ?? stay }]);
      return id;
    },
    close: (id) => replace(toasts.filter((toast) => toast.id !== id)),
    clear: () => replace([]),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => toasts,
  };
}

/** The queue that a `ToastRegion` shows unless it is given another: `toasts.add({ title: 'Saved' })`. */
export const toasts = createToastQueue();
