import { type AssistantParams, assistantParamsSchema, FILTERS } from '@forecourt/search-core';
import * as v from 'valibot';
import { knownVehicles } from './known-vehicles.ts';

const value = v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()]);
/** One value or a flat list of them; whatever else counts as not given. */
const given = v.fallback(v.nullish(v.union([value, v.array(value)])), undefined);
/** What a model may give; keys that no filter has are left out. */
const givenSchema = v.object(
  Object.fromEntries(FILTERS.flatMap(({ aiKey }) => (aiKey === undefined ? [] : [[aiKey, given] as const]))),
);

/** Figures outside of these are slips of a model: no buyer searches there. Pounds, miles on the clock, miles away. */
const SANE = { price: [50, 5_000_000], mileage: [100, 500_000], radius: [1, 1_000] } as const;
const FIRST_YEAR = 1950;

/**
 * Reads the parameters that a model wrote: `{searchParams: {…}}`, or the parameters themselves. What is not known is left out:
 * other keys and types, names of no make or family, values outside a vocabulary, figures beyond all sense, and both bounds of a
 * range that is crossed.
 */
export function knownParams(object: Record<string, unknown>, now: Date): AssistantParams {
  const inner = object['searchParams'] ?? object;
  const shaped = v.safeParse(givenSchema, inner);
  if (!shaped.success) return {};
  // 'yes' is a word that a model said, not the flag that it was asked for
  const { exclude_writeoff: flag, ...others } = shaped.output;
  const { make, model, ...rest } = v.parse(assistantParamsSchema, flag === true ? shaped.output : others);
  return { ...vehicles(make, model, now), ...saneOnly(rest, now) };
}

export const split = (values: string | number | undefined): string[] =>
  values === undefined ? [] : String(values).split(',');

/** Values as the parameters write them: joined by commas, each once. */
export const joined = (values: readonly string[]): string => [...new Set(values)].join(',');

function vehicles(make: string | undefined, model: string | undefined, now: Date): AssistantParams {
  const known = knownVehicles(split(make), split(model), now);
  const models = known.flatMap((each) => each.model ?? []);
  return {
    ...(known.length > 0 && { make: joined(known.map((each) => each.make)) }),
    ...(models.length > 0 && { model: joined(models) }),
  };
}

type Figures = Omit<AssistantParams, 'make' | 'model'>;

function saneOnly(params: Figures, now: Date): Figures {
  const sane = { ...params };
  const years = [FIRST_YEAR, now.getUTCFullYear() + 1] as const;
  for (const [dimension, [least, most]] of Object.entries({ price: SANE.price, mileage: SANE.mileage, year: years })) {
    const [low, high] = [`min_${dimension}`, `max_${dimension}`] as [BoundKey, BoundKey];
    for (const key of [low, high]) {
      const figure = sane[key];
      if (figure !== undefined && (figure < least || figure > most)) delete sane[key];
    }
    if ((sane[low] ?? 0) > (sane[high] ?? Infinity)) {
      delete sane[low];
      delete sane[high];
    }
  }
  const [near, far] = SANE.radius;
  if (typeof sane.radius === 'number' && (sane.radius < near || sane.radius > far)) delete sane.radius;
  return sane;
}

type BoundKey = Extract<keyof AssistantParams, `${'min' | 'max'}_${string}`>;
