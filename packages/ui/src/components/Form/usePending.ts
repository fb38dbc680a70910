import { useState } from 'react';

/**
 * Returns whether a promise is pending, and a function that tracks a promise. It does not catch rejections, so the
 * browser reports those that the caller does not handle.
 */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const trackPending = (work: void | Promise<void>) => {
    if (!(work instanceof Promise)) return;
    setPending(true);
    void work.finally(() => setPending(false));
  };
  return [isPending, trackPending] as const;
}
