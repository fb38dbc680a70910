import { useChunk } from '../../lib/chunk.ts';
import { toastChunk } from '../../lib/toasts.ts';

/** The region of the site's toasts. Rendered with the first toast. */
export function Toasts() {
  const state = useChunk(toastChunk);
  return state.status === 'here' ? <state.module.ToastRegion /> : null;
}
