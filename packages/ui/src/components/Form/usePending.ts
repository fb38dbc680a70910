import { useState } from 'react';

/** Whether a promise lasts. What it fails with is the caller's, and reported by the browser where he lets it go. */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const during = (work: void | Promise<void>) => {
    if (!(work instanceof Promise)) return;
    setPending(true);
    void work.finally(() => setPending(false));
  };
  return [isPending, during] as const;
}
