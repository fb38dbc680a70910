/** Returns a signal that aborts with `signal`, or after a time with a `TimeoutError`. */
export function abortAfter(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
