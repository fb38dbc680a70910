/** What a line is about, beside its words. */
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * The one place that writes to the console. A deployment that collects lines replaces it here; a test declares the
 * lines that it expects.
 */
export const log = {
  info: (message: string, fields: LogFields = {}): void => console.info(message, fields),
  warn: (message: string, fields: LogFields = {}): void => console.warn(message, fields),
  error: (message: string, fields: LogFields = {}): void => console.error(message, fields),
};
