import { describe, expect, it } from 'vitest';
import { createAvailabilityLog } from './availability-log.ts';

function createTestLog() {
  const lines: string[] = [];
  let now = 0;
  const add = (line: string) => void lines.push(line);
  const log = createAvailabilityLog({ info: add, warn: add }, () => now);
  const advanceClock = (milliseconds: number) => {
    now += milliseconds;
  };
  return { log, lines, advanceClock };
}

const LOST_MESSAGE = 'The database cannot be reached: connect ECONNREFUSED.';
const RESTORED_MESSAGE = 'The database can be reached again.';
const connectionError = new Error('lost', { cause: new Error('connect ECONNREFUSED') });

describe('createAvailabilityLog', () => {
  it('logs a lost database at most once a minute, with the innermost reason', () => {
    const { log, lines, advanceClock } = createTestLog();
    for (let n = 0; n < 100; n += 1) log.reportLost(connectionError);
    advanceClock(59_999);
    log.reportLost(connectionError);
    expect(lines).toEqual([LOST_MESSAGE]);
    advanceClock(1);
    log.reportLost(connectionError);
    expect(lines).toEqual([LOST_MESSAGE, LOST_MESSAGE]);
  });

  it('logs a full disk at most once a minute, independently of a lost database', () => {
    const { log, lines, advanceClock } = createTestLog();
    const diskFullMessage = 'The disk that holds the database is full, so nothing can be stored. Free some space.';
    for (let n = 0; n < 100; n += 1) log.reportDiskFull();
    log.reportLost(connectionError);
    expect(lines).toEqual([diskFullMessage, LOST_MESSAGE]);
    advanceClock(60_000);
    log.reportDiskFull();
    expect(lines).toEqual([diskFullMessage, LOST_MESSAGE, diskFullMessage]);
  });

  it('logs at most two lines a minute if failures and successes alternate', () => {
    const { log, lines, advanceClock } = createTestLog();
    for (let n = 0; n < 120; n += 1) {
      log.reportLost(connectionError);
      log.reportRestored();
      advanceClock(1_000);
    }
    expect(lines).toEqual([LOST_MESSAGE, RESTORED_MESSAGE, LOST_MESSAGE, RESTORED_MESSAGE]);
  });

  it('logs nothing while the database is reachable', () => {
    const { log, lines } = createTestLog();
    log.reportRestored();
    expect(lines).toEqual([]);
  });
});
