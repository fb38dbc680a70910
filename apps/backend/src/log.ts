/** What a line of the log may carry beside its event: plain values, never a person's words. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The one log of the backend. An event is a short fixed sentence; what varies goes into the fields. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export type LogLevel = keyof Log;

/** `readable` is for eyes on a terminal, `json` (one object a line) for a collector. */
export type LogFormat = 'readable' | 'json';

/**
 * Makes a log.
 *
 * @param write Takes a finished line, its newline included.
 * @param now The clock, a parameter for tests.
 */
export function createLog(format: LogFormat, write: (line: string) => void, now = () => new Date()): Log {
  const line =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) =>
      write(
        format === 'json'
          ? `${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`
          : `${level === 'info' ? '' : `${level}: `}${event}${readable(fields)}\n`,
      );
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

function readable(fields: LogFields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? JSON.stringify(value) : String(value)}`)
    .join('');
}

/** The fields that describe anything thrown. The stack stays in the log and never reaches an answer. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
