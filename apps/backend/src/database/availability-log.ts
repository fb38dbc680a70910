/** How often a database that is away is logged. */
const LOG_INTERVAL_MS = 60_000;

export interface AvailabilityLog {
  readonly info: (event: string) => void;
  readonly warn: (event: string) => void;
}

/**
 * Logs that the database is away at most once a minute, and once when it is back. Many requests fail together, and each
 * of them would log the same line.
 */
export function createAvailabilityLog(log: AvailabilityLog, now: () => number = Date.now) {
  let lastLogged = Number.NEGATIVE_INFINITY;
  let isAway = false;
  return {
    lost: (error: unknown): void => {
      isAway = true;
      if (now() - lastLogged < LOG_INTERVAL_MS) return;
      lastLogged = now();
      log.warn(`The database cannot be reached: ${reasonFor(error)}.`);
    },
    restored: (): void => {
      if (!isAway) return;
      isAway = false;
      log.info('The database can be reached again.');
    },
  };
}

/** The innermost message, which names the system's own code. Node gives a refused connection to several addresses no message. */
function reasonFor(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  if (!(innermost instanceof Error)) return String(innermost);
  const code = 'code' in innermost ? String(innermost.code) : innermost.name;
  return innermost.message.replace(/\.$/, '') || code;
}
