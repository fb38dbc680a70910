import { useChunk } from '../../lib/chunk.ts';
import { toastChunk } from '../../lib/toasts.ts';

export function Toasts() {
  const state = useChunk(toastChunk);
  return state.status === 'here' ? <state.module.ToastRegion /> : null;
}
