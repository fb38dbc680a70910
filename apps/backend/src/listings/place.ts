import { outcodeOf } from '@forecourt/search-core';
import { ukOutcodes } from './outcodes.ts';

/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A rectangle of degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const EARTH_RADIUS_MILES = 3958.8;

let areas: ReadonlyMap<string, Point> | undefined;

/**
 * Where a postcode is: the centre of its district (outward code). A district that the figures do not have, as Royal Mail
 * makes new ones, counts as the middle of its area (the letters). Undefined where there is no such area.
 */
export function placeOf(postcode: string): Point | undefined {
  const outcode = outcodeOf(postcode);
  if (outcode === undefined) return undefined;
  areas ??= areaCentres();
  return ukOutcodes().get(outcode) ?? areas.get(areaOf(outcode));
}

/**
 * The smallest rectangle that holds all points within `miles` of a point: what an index on latitude and longitude can find.
 *
 * @param miles less than the distance to a pole
 */
export function boxAround({ latitude, longitude }: Point, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES;
  const across = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const up = degrees(angle);
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across };
}

function areaCentres(): Map<string, Point> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { code, latitude, longitude } of ukOutcodes().values()) {
    const sum = sums.get(areaOf(code)) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(areaOf(code), {
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      count: sum.count + 1,
    });
  }
  return new Map(
    [...sums].map(([area, { latitude, longitude, count }]) => [
      area,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

function areaOf(outcode: string): string {
  return outcode.replace(/\d.*/, '');
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
