/** Values next to the text of a line. Unlike a server's log fields they may be objects: the console shows them. */
export type LogDetails = Readonly<Record<string, unknown>>;

/**
 * The one place that writes to the console. A deployment that collects lines replaces it here; a test declares the
 * lines that it expects.
 */
export const log = {
  info: (message: string, fields: LogDetails = {}): void => console.info(message, fields),
  warn: (message: string, fields: LogDetails = {}): void => console.warn(message, fields),
  error: (message: string, fields: LogDetails = {}): void => console.error(message, fields),
};
