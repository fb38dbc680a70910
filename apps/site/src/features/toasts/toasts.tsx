import { useChunk } from '../../lib/chunk.ts';
import { toastChunk } from '../../lib/toasts.ts';

/** The site's toast region. It is rendered with the first toast. */
export function Toasts() {
  const state = useChunk(toastChunk);
  return state.status === 'here' ? <state.module.ToastRegion /> : null;
}
