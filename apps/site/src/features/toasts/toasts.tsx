import { useChunk } from '../../lib/chunk.ts';
import { toastChunk } from '../../lib/toasts.ts';

/** Where the site's toasts appear, once one has been said. */
export function Toasts() {
  const state = useChunk(toastChunk);
  return state.status === 'here' ? <state.module.ToastRegion /> : null;
}
