import type { ReadingParams } from '../index.ts';
import { ORIGINS } from '../reader/lexicon/origins.ts';

/** An origin with fewer makes is not mentioned: 'no Skodas' does not exclude Czech cars in general. */
const MIN_MAKES = 3;

const splitMakes = (makes: string | undefined): string[] => (makes === undefined ? [] : makes.split(','));

/** Groups excluded makes by their origin: 'French' instead of every French make. */
export function groupByOrigin(makes: readonly string[]): string[] {
  let remainingMakes = [...makes];
  const originNames: string[] = [];
  // Starts with the largest group, because 'European' includes 'French'.
  const origins = Object.entries(ORIGINS).toSorted(([, a], [, b]) => b.makes.length - a.makes.length);
  for (const [origin, { makes: originMakes }] of origins) {
    if (originMakes.length < MIN_MAKES || !originMakes.every((make) => remainingMakes.includes(make))) continue;
    originNames.push(origin);
    remainingMakes = remainingMakes.filter((make) => !originMakes.includes(make));
  }
  return [...originNames, ...remainingMakes];
}

/** Returns whether a search finds no cars of an origin, because it excludes their makes or wants only other makes. */
export function isOriginLeftOut(origin: string, { make, not_make: excluded = [] }: ReadingParams): boolean {
  const makes = ORIGINS[origin]?.makes ?? [];
  const wantedMakes = splitMakes(make);
  if (makes.length === 0) return false;
  return wantedMakes.length > 0
    ? !wantedMakes.some((each) => makes.includes(each))
    : makes.every((each) => excluded.includes(each));
}

export const isOfOrigin = (make: string, origins: readonly string[]): boolean =>
  origins.some((origin) => ORIGINS[origin]?.makes.includes(make));
