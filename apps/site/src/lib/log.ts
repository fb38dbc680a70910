/** The values may be objects, unlike in the server's log, because the console shows them. */
export type LogDetails = Readonly<Record<string, unknown>>;

/** The only code of the site that writes to the console. Replace it to collect log lines. */
export const log = {
  info: (message: string, fields: LogDetails = {}): void => console.info(message, fields),
  warn: (message: string, fields: LogDetails = {}): void => console.warn(message, fields),
  error: (message: string, fields: LogDetails = {}): void => console.error(message, fields),
};
