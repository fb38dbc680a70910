/** How much a {@link ReplayCache} keeps. */
export interface ReplayCacheLimits {
  readonly entries: number;
  /** Bytes of the answers together, as the UTF-16 that they are in memory. */
  readonly bytes: number;
}

/** Several megabytes of memory at most, and some minutes of a busy instance. */
export const REPLAY_CACHE_LIMITS: ReplayCacheLimits = { entries: 1_000, bytes: 4_194_304 };

/** Gives the same answer to the same signed request, and makes it once. */
export interface ReplayCache {
  /**
   * The answer to a request: the one that was given before, the one that is being made right now, or a new one.
   *
   * Whoever waits may leave by aborting; the work goes on for the others, and is aborted when nobody is left. What
   * fails is forgotten at once, and fails for all who wait.
   *
   * @param expires When the request's signature is too old to be sent again, in milliseconds since 1970.
   */
  answer(
    signature: string,
    request: { expires: number; signal: AbortSignal; make: (signal: AbortSignal) => Promise<string> },
  ): Promise<{ text: string; isReplay: boolean }>;
}

interface Flight {
  readonly answer: Promise<string>;
  readonly controller: AbortController;
  waiting: number;
}

/** Keeps answers in memory, the oldest leaving first. They hold what buyers wrote, so they go nowhere else. */
export function createReplayCache(now: () => number, limits: ReplayCacheLimits = REPLAY_CACHE_LIMITS): ReplayCache {
  const flights = new Map<string, Flight>();
  const answers = new Map<string, { text: string; expires: number }>();
  let bytes = 0;

  const forget = (signature: string, { text }: { text: string }) => {
    answers.delete(signature);
    bytes -= 2 * text.length;
  };

  const keep = (signature: string, text: string, expires: number) => {
    if (2 * text.length > limits.bytes) return;
    answers.set(signature, { text, expires });
    bytes += 2 * text.length;
    const time = now();
    for (const [oldest, entry] of answers) {
      if (answers.size <= limits.entries && bytes <= limits.bytes && entry.expires > time) break;
      forget(oldest, entry);
    }
  };

  const begin = (signature: string, expires: number, make: (signal: AbortSignal) => Promise<string>): Flight => {
    const controller = new AbortController();
    const answer = make(controller.signal).then((text) => {
      keep(signature, text, expires);
      return text;
    });
    const flight: Flight = { answer, controller, waiting: 0 };
    flights.set(signature, flight);
    const land = () => {
      if (flights.get(signature) === flight) flights.delete(signature);
    };
    answer.then(land, land);
    return flight;
  };

  return {
    async answer(signature, { expires, signal, make }) {
      signal.throwIfAborted();
      const known = answers.get(signature);
      if (known && known.expires > now()) return { text: known.text, isReplay: true };
      if (known) forget(signature, known);
      const joined = flights.get(signature);
      const flight = joined ?? begin(signature, expires, make);
      flight.waiting += 1;
      try {
        return { text: await orAbort(flight.answer, signal), isReplay: joined !== undefined };
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

/** The promise's outcome, or the signal's reason if that is there first. */
function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is whatever the caller aborted with
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
