/** The search radii, in miles; `national` sends no radius to the search service. */
export const DISTANCES = [5, 10, 25, 50, 100, 200, 'national'] as const;

/** A radius: miles, or `national`. */
export type Distance = (typeof DISTANCES)[number];

/** Rounds a radius up to one of `radii`, or to `national` above the last of them (docs/specification.md, section 4). */
export function snapDistance(miles: number): Distance;
export function snapDistance(miles: number, radii: readonly (number | 'national')[]): number | 'national';
export function snapDistance(miles: number, radii: readonly (number | 'national')[] = DISTANCES): number | 'national' {
  return radii.find((step) => step === 'national' || miles <= step) ?? 'national';
}
