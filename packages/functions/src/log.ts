/** Must not contain a buyer's or sender's text, an address or a signature. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** An event is a short fixed sentence. Variable parts are in the fields. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A method of `Log`. */
export type LogLevel = keyof Log;

/** `readable` is for a terminal, `json` (one object per line) for a log collector. */
export type LogFormat = 'readable' | 'json';

/**
 * Creates a log.
 *
 * @param write Takes a line without its newline.
 * @param now The clock, a parameter for tests.
 */
export function createLog(format: LogFormat, write: (line: string) => void, now = () => new Date()): Log {
  const createLevelWriter =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) =>
      write(
        format === 'json'
          ? JSON.stringify({ time: now().toISOString(), level, event, ...fields })
          : `${level === 'info' ? '' : `${level}: `}${event}${formatFields(fields)}`,
      );
  return { info: createLevelWriter('info'), warn: createLevelWriter('warn'), error: createLevelWriter('error') };
}

/** Creates a log for a host that collects standard output. */
export const createConsoleLog = (): Log => createLog('json', (line) => console.log(line));

function formatFields(fields: LogFields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? JSON.stringify(value) : String(value)}`)
    .join('');
}

/** Returns the log fields of an exception, including its stack. */
export function getErrorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
