/** Returns whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses one field. Returns `undefined` if its value has the wrong type. */
type FieldReader = (value: unknown) => unknown;

export type ReadFields<Readers extends Record<string, FieldReader>> = Present<{
  [Key in keyof Readers]: ReturnType<Readers[Key]>;
}>;

/**
 * Parses the fields of an object from the network. A field of the wrong type counts as missing, so that the rest of the
 * car is still shown.
 */
export function readFields<Readers extends Record<string, FieldReader>>(
  value: unknown,
  readers: Readers,
): ReadFields<Readers> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(readers).map(([key, reader]) => [key, reader(value[key])]);
  return omitUndefined(Object.fromEntries(fields) as { [Key in keyof Readers]: ReturnType<Readers[Key]> });
}

/** Returns text unchanged, a finite number of at least 0 as text, and otherwise undefined. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? String(value) : undefined;
}

/** Parses a list of texts and numbers. Other items become empty, to keep positions. */
export function readTextList(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.map((item) => readText(item) ?? '') : undefined;
}

/** Parses a finite number, given as a number or as text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function readAmount(value: unknown): number | undefined {
  const number = readNumber(value) ?? 0;
  return number > 0 ? number : undefined;
}

/** Trims text. Returns `undefined` for `N/A`, dashes and similar placeholders. */
export function dropPlaceholder(text: string | undefined): string | undefined {
  const trimmedText = text?.trim() ?? '';
  return /^(n\/?a|[-–—]+|tbc|unknown|not (?:specified|available)|null|undefined)?$/i.test(trimmedText)
    ? undefined
    : trimmedText;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

export function omitUndefined<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
