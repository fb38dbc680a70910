import pTimeout from 'p-timeout';

/**
 * Rejects when the time is up, even if the work continues. The work's signal aborts then, or when the caller's signal
 * aborts.
 * @param options.onTimeout creates the error for a timeout
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  options: { timeoutMs: number; onTimeout: () => Error; signal?: AbortSignal | undefined },
): Promise<Result> {
  const { timeoutMs, onTimeout, signal } = options;
  const controller = new AbortController();
  const abortAndThrow = () => {
    const error = onTimeout();
    controller.abort(error);
    throw error;
  };
  // Avoids AbortSignal.any, because some edge runtimes do not have it.
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return pTimeout(work(controller.signal), { milliseconds: timeoutMs, fallback: abortAndThrow });
}
