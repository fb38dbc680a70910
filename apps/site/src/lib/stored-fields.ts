import * as v from 'valibot';

export const MAX_TEXT_LENGTH = 200;

// Schemas for the fields of stored cars. They are strict, because the browser's storage can be edited.
export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT_LENGTH));
export const pounds = v.pipe(v.number(), v.finite(), v.minValue(0));
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A web address or a path on our origin. */
export const picture = v.pipe(v.string(), v.maxLength(2000), v.regex(/^(?:https?:\/\/|\/(?![/\\]))/));

/** Renames `colour`, which cars stored before 28 November 2026 have, to `color`. */
export function renameColour(car: unknown): unknown {
  if (typeof car !== 'object' || car === null || !('colour' in car)) return car;
  const { colour, ...rest } = car;
  return { color: colour, ...rest };
}
