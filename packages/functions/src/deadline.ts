import pTimeout from 'p-timeout';

export interface DeadlineOptions {
  readonly timeoutMs: number;
  /** Creates the error for a timeout. */
  readonly onTimeout: () => Error;
  /** Aborts when the result is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
  /** Creates the abort reason for the work's signal from the caller's; by default the same reason. */
  readonly onAbort?: () => Error;
}

/**
 * Runs work within a time limit. When the time is up, the promise rejects even if the work goes on; the work's signal aborts
 * then, and when the caller's signal aborts.
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, onTimeout, signal, onAbort }: DeadlineOptions,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(onAbort ? onAbort() : signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const fallback = () => {
    const error = onTimeout();
    controller.abort(error);
    throw error;
  };
  return pTimeout(work(controller.signal), { milliseconds: timeoutMs, fallback }).finally(() =>
    signal?.removeEventListener('abort', abort),
  );
}
