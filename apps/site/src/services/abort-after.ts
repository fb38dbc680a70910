/** Returns a signal that aborts when `signal` does, or after a time with a `TimeoutError`. */
export function abortAfter(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
