import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DatabaseBusyError } from './database.ts';
import { createQueue } from './queue.ts';

describe('createQueue', () => {
  it('runs one at a time, in the order of asking', async () => {
    const inTurn = createQueue(1000);
    const events: string[] = [];
    const work = (name: string, ms: number) =>
      inTurn(async () => {
        events.push(`${name} begins`);
        await sleep(ms);
        events.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([work('a', 20), work('b', 0), work('c', 5)])).toEqual(['a', 'b', 'c']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createQueue(1000);
    const failed = inTurn(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await inTurn(() => Promise.resolve(1))).toBe(1);
  });

  it('refuses what has waited too long, without starting it, and serves who asks afterwards', async () => {
    const inTurn = createQueue(10);
    let wasStarted = false;
    const slow = inTurn(() => sleep(40));
    const patient = inTurn(() => {
      wasStarted = true;
      return Promise.resolve();
    });
    await expect(patient).rejects.toThrow(DatabaseBusyError);
    await slow;
    expect(wasStarted).toBe(false);
    expect(await inTurn(() => Promise.resolve('served'))).toBe('served');
  });
});
