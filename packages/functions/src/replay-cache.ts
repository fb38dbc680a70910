import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';

/** Creates one answer for repeated requests with the same signature. */
export interface ReplayCache {
  /**
   * Returns the answer to a request: the one that was given before, the one that is being created, or a new one.
   *
   * A caller can leave by aborting. The work goes on for the others and is aborted when nobody waits any more. A failure is
   * not kept, and rejects for everybody who waits.
   *
   * @param expires When the request's signature becomes stale, in milliseconds since 1970.
   */
  answer(
    signature: string,
    request: { expires: number; signal: AbortSignal; make: (signal: AbortSignal) => Promise<string> },
  ): Promise<{ text: string; isReplay: boolean }>;
}

type Flight = { readonly answer: Promise<string>; readonly controller: AbortController; waiting: number };

/**
 * Keeps answers in this process's memory, and nowhere else, because they hold what buyers wrote. The oldest go first.
 *
 * @param maxBytes Of all answers together, as UTF-16 in memory.
 */
export function createReplayCache(now: () => number, { maxEntries = 1_000, maxBytes = 4_194_304 } = {}): ReplayCache {
  const flights = new Map<string, Flight>();
  const answers = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (text) => Math.max(1, 2 * text.length),
    ttlResolution: 0,
    perf: { now },
  });

  const start = (signature: string, expires: number, make: (signal: AbortSignal) => Promise<string>): Flight => {
    const controller = new AbortController();
    const answer = make(controller.signal).then((text) => {
      answers.set(signature, text, { ttl: Math.max(1, expires - now() - 1) });
      return text;
    });
    const flight: Flight = { answer, controller, waiting: 0 };
    flights.set(signature, flight);
    const end = () => void (flights.get(signature) === flight && flights.delete(signature));
    answer.then(end, end);
    return flight;
  };

  return {
    async answer(signature, { expires, signal, make }) {
      signal.throwIfAborted();
      // `peek` leaves the order of the entries as it is.
      const known = answers.peek(signature);
      if (known !== undefined) return { text: known, isReplay: true };
      const joined = flights.get(signature);
      const flight = joined ?? start(signature, expires, make);
      flight.waiting += 1;
      try {
        return {
          text: await pTimeout(flight.answer, { milliseconds: Infinity, signal }),
          isReplay: joined !== undefined,
        };
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0 && flights.get(signature) === flight) {
          flights.delete(signature);
          flight.controller.abort(signal.reason);
        }
      }
    },
  };
}
