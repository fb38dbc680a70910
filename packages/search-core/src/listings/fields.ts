import { isRecord } from '../record.ts';

/** Reads one field; `undefined` where its value is of the wrong type. */
type FieldReader = (value: unknown) => unknown;

/** An object of which every field was read, by its reader. Absent is the one way to say that there is no value. */
export type ReadFields<Readers extends Record<string, FieldReader>> = {
  [Key in keyof Readers]?: Exclude<ReturnType<Readers[Key]>, undefined>;
};

/**
 * Reads the fields of an object as it came over the wire; `undefined` where it is none. Adverts are what sellers wrote, and
 * several services may pass them on: a field of the wrong type is as good as a missing one, and costs neither the car nor
 * the page.
 */
export function readFields<Readers extends Record<string, FieldReader>>(
  value: unknown,
  readers: Readers,
): ReadFields<Readers> | undefined {
  if (!isRecord(value)) return undefined;
  const read = Object.entries(readers).map(([key, reader]) => [key, reader(value[key])]);
  return present(Object.fromEntries(read) as { [Key in keyof Readers]: ReturnType<Readers[Key]> });
}

/** A text; a number counts as its digits. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? String(value) : undefined;
}

/** A list of texts; what is none in it is empty, so that the others keep their places. */
export function readTextList(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.map((item) => readText(item) ?? '') : undefined;
}

/** A finite number, or a text that is one. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A number above 0: a sum of money that was stated. */
export function readAmount(value: unknown): number | undefined {
  const number = readNumber(value) ?? 0;
  return number > 0 ? number : undefined;
}

/** A trimmed text that says something; `N/A`, dashes and their like are silence. */
export function said(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return /^(n\/?a|[-–—]+|tbc|unknown|not (?:specified|available)|null|undefined)?$/i.test(trimmed)
    ? undefined
    : trimmed;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the keys that have no value. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
