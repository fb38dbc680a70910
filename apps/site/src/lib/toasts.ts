import type { ToastContent } from '@forecourt/ui/Toast';
import { createChunk } from './chunk.ts';
import { log } from './log.ts';

const load = () => import('@forecourt/ui/Toast');

/** The code of the toast region. Load it before the first toast. */
export const toastChunk = createChunk('the toasts', load);

/** Shows a toast as soon as its code has loaded. Messages that users must not miss are also on the page. */
export function showToast(content: ToastContent): void {
  toastChunk.fetch();
  load().then(
    ({ toasts }) => toasts.add(content),
    (error: unknown) => log.warn('A toast could not be shown.', { error }),
  );
}
