import pTimeout from 'p-timeout';

export interface DeadlineOptions {
  readonly timeoutMs: number;
  /** Creates the error for a timeout. */
  readonly onTimeout: () => Error;
  /** Aborts when the result is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work with a time limit. When the time is up, the promise rejects even if the work continues. The work's signal aborts
 * then, or when the caller's signal aborts.
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, onTimeout, signal }: DeadlineOptions,
): Promise<Result> {
  const controller = new AbortController();
  const fallback = () => {
    const error = onTimeout();
    controller.abort(error);
    throw error;
  };
  // Not AbortSignal.any, because some edge runtimes do not have it.
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return pTimeout(work(controller.signal), { milliseconds: timeoutMs, fallback });
}
