import { describe, expect, it } from 'vitest';
import { createReplayCache } from './replay-cache.ts';

const never = new AbortController().signal;

/** A cache whose answers are made by hand, one promise a call. */
function cache({ maxEntries = 10, maxBytes = 1_000 } = {}) {
  let time = 1_000_000;
  const calls: { signal: AbortSignal; succeed: (text: string) => void; fail: (error: Error) => void }[] = [];
  const replays = createReplayCache(() => time, { maxEntries, maxBytes });
  return {
    calls,
    pass: (milliseconds: number) => (time += milliseconds),
    ask: (signature: string, signal = never, lifetime = 1_000) =>
      replays.answer(signature, {
        expires: time + lifetime,
        signal,
        make: (given) =>
          new Promise((succeed, fail) => {
            calls.push({ signal: given, succeed, fail });
          }),
      }),
    /** Asks, and has the answer made at once if one is made. */
    async fill(signature: string, text: string, lifetime?: number) {
      const made = calls.length;
      const asked = this.ask(signature, never, lifetime);
      calls[made]?.succeed(text);
      return { ...(await asked), isMade: calls.length > made };
    },
  };
}

describe('the replay cache', () => {
  it('gives the answer that was given, without making it again', async () => {
    const replays = cache();
    expect(await replays.fill('a', 'one')).toEqual({ text: 'one', isReplay: false, isMade: true });
    expect(await replays.fill('a', 'two')).toEqual({ text: 'one', isReplay: true, isMade: false });
    expect(await replays.fill('b', 'two')).toEqual({ text: 'two', isReplay: false, isMade: true });
  });

  it('forgets an answer when its signature is too old to be sent', async () => {
    const replays = cache();
    await replays.fill('a', 'one');
    replays.pass(1_000);
    expect(await replays.fill('a', 'two', 2_000)).toMatchObject({ text: 'two', isMade: true });
  });

  it('makes one answer for all who ask at the same time', async () => {
    const { ask, calls } = cache();
    const all = [ask('a'), ask('a'), ask('a')];
    calls[0]?.succeed('one');
    expect(await Promise.all(all)).toEqual([
      { text: 'one', isReplay: false },
      { text: 'one', isReplay: true },
      { text: 'one', isReplay: true },
    ]);
    expect(calls).toHaveLength(1);
    // what has come is not given up: whoever made it would take it for a call that was left
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('lets one leave without taking the answer from the others, whoever came first', async () => {
    for (const leaver of [0, 1]) {
      const { ask, calls } = cache();
      const controllers = [new AbortController(), new AbortController()];
      const [first, second] = controllers.map(({ signal }) => ask('a', signal));
      controllers[leaver]?.abort(new Error('gone'));
      await expect(leaver === 0 ? first : second).rejects.toThrow('gone');
      expect(calls[0]?.signal.aborted).toBe(false);
      calls[0]?.succeed('one');
      expect(await (leaver === 0 ? second : first)).toMatchObject({ text: 'one' });
    }
  });

  it('stops the work when all have left, and begins again for who comes then', async () => {
    const { ask, calls } = cache();
    const controllers = [new AbortController(), new AbortController()];
    const asked = controllers.map(({ signal }) => ask('a', signal));
    for (const controller of controllers) controller.abort(new Error('gone'));
    await Promise.allSettled(asked);
    expect(calls[0]?.signal.aborted).toBe(true);
    const later = ask('a');
    calls[0]?.fail(new Error('aborted'));
    calls[1]?.succeed('two');
    expect(await later).toEqual({ text: 'two', isReplay: false });
  });

  it('does not begin for who has left already', async () => {
    const { ask, calls } = cache();
    await expect(ask('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(calls).toEqual([]);
  });

  it('lets a failure fail for all who wait, and keeps none', async () => {
    const replays = cache();
    const all = [replays.ask('a'), replays.ask('a')];
    replays.calls[0]?.fail(new Error('broken'));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await replays.fill('a', 'one')).toMatchObject({ text: 'one', isMade: true });
  });

  it('keeps so many entries, and lets the oldest go', async () => {
    const replays = cache({ maxEntries: 3 });
    for (const signature of ['a', 'b', 'c', 'd']) await replays.fill(signature, signature);
    expect((await replays.fill('b', 'again')).isMade).toBe(false);
    expect((await replays.fill('a', 'again')).isMade).toBe(true);
  });

  it('keeps so many bytes, and nothing that is larger than all of them', async () => {
    const replays = cache({ maxBytes: 20 });
    await replays.fill('a', '12345');
    await replays.fill('b', '12345');
    expect((await replays.fill('a', '')).isMade).toBe(false);
    await replays.fill('c', '1');
    expect([(await replays.fill('b', '')).isMade, (await replays.fill('c', '')).isMade]).toEqual([false, false]);
    expect((await replays.fill('a', '12345678901')).isMade).toBe(true);
    expect((await replays.fill('a', '')).isMade).toBe(true);
    expect((await replays.fill('b', '')).isMade).toBe(false);
  });
});
