/** What a line of the log may carry beside its event: plain values, never a person's words, address or signature. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The one log of the functions. An event is a short fixed sentence; what varies goes into the fields. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A log for hosts that collect what a function prints: one JSON object a line. */
export function createPrintedLog(now: () => Date, print = (line: string) => console.log(line)): Log {
  const line =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      print(JSON.stringify({ time: now().toISOString(), level, event, ...fields }));
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

/** The fields that describe anything thrown. The stack stays in the log and never reaches an answer. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}
