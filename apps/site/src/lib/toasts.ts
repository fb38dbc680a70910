import type { ToastContent } from '@forecourt/ui/Toast';
import { createChunk } from './chunk.ts';

const waiting: ToastContent[] = [];

/** The region that shows toasts. Whoever is about to need one calls its `fetch`. */
export const toastChunk = createChunk('The notes on what has happened', async () => {
  const module = await import('@forecourt/ui/Toast');
  for (const content of waiting.splice(0)) module.toasts.add(content);
  return module;
});

/** Says what has just happened, as soon as what shows it is there. What must not be missed stands on the page as well. */
export function toast(content: ToastContent): void {
  const state = toastChunk.getState();
  if (state.status === 'here') state.module.toasts.add(content);
  else {
    waiting.push(content);
    toastChunk.fetch();
  }
}
