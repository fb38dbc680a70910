import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';
import type { ToastTone } from './variants.ts';

/** The content of a toast. */
export interface ToastContent {
  /** States in a few words what happened. */
  title: string;
  /** The consequence, or how to fix the problem. */
  description?: string | undefined;
  /** @default 'neutral' */
  tone?: ToastTone | undefined;
  /**
   * Milliseconds until the toast closes, not counting time on hover or focus. By default, a toast with an action stays
   * until it is closed, because no timeout is long enough for every keyboard user. @default the queue's
   * `duration`, or `Infinity` with an action
   */
  duration?: number | undefined;
  /** One action to offer, such as Undo. Using it closes the toast. There must be another way to do the same. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastQueueOptions {
  /** Milliseconds until a toast without its own `duration` closes. @default 5000 */
  duration?: number | undefined;
}

/** More toasts would cover a phone's screen. Older ones wait, with their timers paused. */
const MAX_VISIBLE_TOASTS = 3;

/** React Aria's queue of toasts, newest first. It can be used outside React, in the browser. */
export class ToastQueue extends AriaToastQueue<ToastContent> {
  readonly #duration: number;

  constructor({ duration = 5000 }: ToastQueueOptions = {}) {
    super({ maxVisibleToasts: MAX_VISIBLE_TOASTS });
    this.#duration = duration;
  }

  /** Adds a toast and returns its key, for `close`. The toast waits if no `ToastRegion` shows this queue yet. */
  override add(content: ToastContent): string {
    const timeout = content.duration ?? (content.action ? Infinity : this.#duration);
    return super.add(content, Number.isFinite(timeout) ? { timeout } : {});
  }
}

/** The queue that a `ToastRegion` shows by default: `toasts.add({ title: 'Saved' })`. */
export const toasts = new ToastQueue();
