/** The minimum time between two log lines of the same kind. */
const LOG_INTERVAL_MS = 60_000;

export interface DatabaseLog {
  readonly info: (event: string) => void;
  readonly warn: (event: string) => void;
}

/** Logs each warning at most once a minute, because otherwise every failing request would log the same line. */
export function createAvailabilityLog(log: DatabaseLog, now: () => number = Date.now) {
  let lossLoggedAt = Number.NEGATIVE_INFINITY;
  let diskFullLoggedAt = Number.NEGATIVE_INFINITY;
  /** Whether the loss of the database was logged and its return was not. */
  let isLoggedAsLost = false;
  return {
    reportLost: (error: unknown): void => {
      if (now() - lossLoggedAt < LOG_INTERVAL_MS) return;
      lossLoggedAt = now();
      isLoggedAsLost = true;
      log.warn(`The database cannot be reached: ${getReason(error)}.`);
    },
    reportDiskFull: (): void => {
      if (now() - diskFullLoggedAt < LOG_INTERVAL_MS) return;
      diskFullLoggedAt = now();
      log.warn('The disk that holds the database is full, so nothing can be stored. Free some space.');
    },
    reportRestored: (): void => {
      if (!isLoggedAsLost) return;
      isLoggedAsLost = false;
      log.info('The database can be reached again.');
    },
  };
}

/**
 * Returns the innermost message, which includes the system's error code, or the code if Node's error has no message.
 */
function getReason(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  if (!(innermost instanceof Error)) return String(innermost);
  const code = 'code' in innermost ? String(innermost.code) : innermost.name;
  return innermost.message.replace(/\.$/, '') || code;
}
