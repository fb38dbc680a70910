import { describe, expect, it } from 'vitest';
import { createReplayCache } from './replay-cache.ts';

const unabortedSignal = new AbortController().signal;

/** Creates a cache whose answers the test resolves, one promise per call. */
function createCache({ maxEntries = 10, maxBytes = 1_000 } = {}) {
  let time = 1_000_000;
  const calls: { signal: AbortSignal; succeed: (text: string) => void; fail: (error: Error) => void }[] = [];
  const replays = createReplayCache(() => time, { maxEntries, maxBytes });
  return {
    calls,
    advanceClock: (milliseconds: number) => (time += milliseconds),
    ask: (signature: string, signal = unabortedSignal, lifetime = 1_000) =>
      replays.answer(signature, {
        expires: time + lifetime,
        signal,
        createResponse: (signal) =>
          new Promise((succeed, fail) => {
            calls.push({ signal: signal, succeed, fail });
          }),
      }),
    async fill(signature: string, text: string, lifetime?: number) {
      const callCount = calls.length;
      const answerPromise = this.ask(signature, unabortedSignal, lifetime);
      calls[callCount]?.succeed(text);
      return { ...(await answerPromise), isComputed: calls.length > callCount };
    },
  };
}

describe('the replay cache', () => {
  it('returns the cached answer without computing it again', async () => {
    const replays = createCache();
    expect(await replays.fill('a', 'one')).toEqual({ text: 'one', isReplay: false, isComputed: true });
    expect(await replays.fill('a', 'two')).toEqual({ text: 'one', isReplay: true, isComputed: false });
    expect(await replays.fill('b', 'two')).toEqual({ text: 'two', isReplay: false, isComputed: true });
  });

  it('drops an answer when its signature is too old to be valid', async () => {
    const replays = createCache();
    await replays.fill('a', 'one');
    replays.advanceClock(1_000);
    expect(await replays.fill('a', 'two', 2_000)).toMatchObject({ text: 'two', isComputed: true });
  });

  it('computes one answer for simultaneous requests', async () => {
    const { ask, calls } = createCache();
    const requests = [ask('a'), ask('a'), ask('a')];
    calls[0]?.succeed('one');
    expect(await Promise.all(requests)).toEqual([
      { text: 'one', isReplay: false },
      { text: 'one', isReplay: true },
      { text: 'one', isReplay: true },
    ]);
    expect(calls).toHaveLength(1);
    // A finished computation must not be aborted when its last caller has the answer.
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('lets any caller disconnect and still serves the others', async () => {
    for (const leavingIndex of [0, 1]) {
      const { ask, calls } = createCache();
      const controllers = [new AbortController(), new AbortController()];
      const [first, second] = controllers.map(({ signal }) => ask('a', signal));
      controllers[leavingIndex]?.abort(new Error('gone'));
      await expect(leavingIndex === 0 ? first : second).rejects.toThrow('gone');
      expect(calls[0]?.signal.aborted).toBe(false);
      calls[0]?.succeed('one');
      expect(await (leavingIndex === 0 ? second : first)).toMatchObject({ text: 'one' });
    }
  });

  it('aborts the work when all callers disconnect and restarts for the next caller', async () => {
    const { ask, calls } = createCache();
    const controllers = [new AbortController(), new AbortController()];
    const requests = controllers.map(({ signal }) => ask('a', signal));
    for (const controller of controllers) controller.abort(new Error('gone'));
    await Promise.allSettled(requests);
    expect(calls[0]?.signal.aborted).toBe(true);
    const laterRequest = ask('a');
    calls[0]?.fail(new Error('aborted'));
    calls[1]?.succeed('two');
    expect(await laterRequest).toEqual({ text: 'two', isReplay: false });
  });

  it('does not compute an answer if the caller has already disconnected', async () => {
    const { ask, calls } = createCache();
    await expect(ask('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(calls).toEqual([]);
  });

  it('rejects the requests of all waiting callers and does not cache a failure', async () => {
    const replays = createCache();
    const requests = [replays.ask('a'), replays.ask('a')];
    replays.calls[0]?.fail(new Error('broken'));
    expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await replays.fill('a', 'one')).toMatchObject({ text: 'one', isComputed: true });
  });

  it('evicts the entry that was stored first when there are too many entries', async () => {
    const replays = createCache({ maxEntries: 3 });
    for (const signature of ['a', 'b', 'c', 'd']) await replays.fill(signature, signature);
    expect((await replays.fill('b', 'again')).isComputed).toBe(false);
    expect((await replays.fill('a', 'again')).isComputed).toBe(true);
  });

  it('limits its total size and does not store an answer above the limit', async () => {
    const replays = createCache({ maxBytes: 20 });
    await replays.fill('a', '12345');
    await replays.fill('b', '12345');
    expect((await replays.fill('a', '')).isComputed).toBe(false);
    await replays.fill('c', '1');
    expect([(await replays.fill('b', '')).isComputed, (await replays.fill('c', '')).isComputed]).toEqual([
      false,
      false,
    ]);
    expect((await replays.fill('a', '12345678901')).isComputed).toBe(true);
    expect((await replays.fill('a', '')).isComputed).toBe(true);
    expect((await replays.fill('b', '')).isComputed).toBe(false);
  });
});
