import { DatabaseBusyError } from './database.ts';

/**
 * Runs work one at a time, in the order of asking. Work that has waited longer than `patienceMs` is not started but
 * refused with `DatabaseBusyError`, so that a burst of requests cannot pile up behind a slow one.
 */
export function createQueue(patienceMs: number) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const asked = performance.now();
    const turn = last.then(() => {
      const waited = performance.now() - asked;
      if (waited > patienceMs) throw new DatabaseBusyError(waited);
      return work();
    });
    // The next in line waits for this one's end, whatever it was; the caller still gets the rejection.
    last = turn.catch(() => {});
    return turn;
  };
}
