import { useState } from 'react';

/** Does not catch rejections, so that the browser reports those that the caller does not handle. */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const trackPending = (submission: void | Promise<void>) => {
    if (!(submission instanceof Promise)) return;
    setPending(true);
    void submission.finally(() => setPending(false));
  };
  return [isPending, trackPending] as const;
}
