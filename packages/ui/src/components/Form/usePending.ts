import { useState } from 'react';

/** Returns whether a promise is pending. Does not catch its rejection, which the browser reports if the caller does not. */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const trackPending = (work: void | Promise<void>) => {
    if (!(work instanceof Promise)) return;
    setPending(true);
    void work.finally(() => setPending(false));
  };
  return [isPending, trackPending] as const;
}
