import { useChunk } from '../../lib/chunk.ts';
import { toastChunk } from '../../lib/toasts.ts';

/** Renders the site's toast region once its code has loaded. */
export function Toasts() {
  const state = useChunk(toastChunk);
  return state.status === 'here' ? <state.module.ToastRegion /> : null;
}
