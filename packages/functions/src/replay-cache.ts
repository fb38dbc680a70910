import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';

type PendingAnswer = { readonly answer: Promise<string>; readonly controller: AbortController; callerCount: number };

/**
 * Returns the same answer to requests with the same signature. A full cache evicts the answer that was stored first,
 * even if it was replayed recently.
 * @param maxBytes maximum size of all answers, counted as two bytes per UTF-16 code unit
 */
export function createReplayCache(now: () => number, { maxEntries = 1_000, maxBytes = 4_194_304 } = {}) {
  const pendingAnswers = new Map<string, PendingAnswer>();
  const answers = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (text) => Math.max(1, 2 * text.length),
    ttlResolution: 0,
    perf: { now },
  });

  const startAnswer = (
    signature: string,
    expires: number,
    make: (signal: AbortSignal) => Promise<string>,
  ): PendingAnswer => {
    const controller = new AbortController();
    const answer = make(controller.signal).then((text) => {
      answers.set(signature, text, { ttl: Math.max(1, expires - now() - 1) });
      return text;
    });
    const pendingAnswer: PendingAnswer = { answer, controller, callerCount: 0 };
    pendingAnswers.set(signature, pendingAnswer);
    const removePending = () =>
      void (pendingAnswers.get(signature) === pendingAnswer && pendingAnswers.delete(signature));
    answer.then(removePending, removePending);
    return pendingAnswer;
  };

  return {
    /**
     * Callers with the same signature share one computation, which is aborted when no caller waits for it. A failure
     * rejects for every waiting caller and is not cached.
     * @param request.expires when the request's signature becomes stale, in milliseconds since 1970
     */
    async answer(
      signature: string,
      request: { expires: number; signal: AbortSignal; createResponse: (signal: AbortSignal) => Promise<string> },
    ) {
      const { expires, signal, createResponse: make } = request;
      signal.throwIfAborted();
      // Unlike `get`, `peek` does not mark the entry as recently used, so a replay does not delay its eviction.
      const cachedAnswer = answers.peek(signature);
      if (cachedAnswer !== undefined) return { text: cachedAnswer, isReplay: true };
      const existingAnswer = pendingAnswers.get(signature);
      const pendingAnswer = existingAnswer ?? startAnswer(signature, expires, make);
      pendingAnswer.callerCount += 1;
      try {
        const text = await pTimeout(pendingAnswer.answer, { milliseconds: Infinity, signal });
        return { text, isReplay: existingAnswer !== undefined };
      } finally {
        pendingAnswer.callerCount -= 1;
        if (pendingAnswer.callerCount === 0 && pendingAnswers.get(signature) === pendingAnswer) {
          pendingAnswers.delete(signature);
          pendingAnswer.controller.abort(signal.reason);
        }
      }
    },
  };
}
