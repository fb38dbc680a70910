import { getOutcode } from '@forecourt/search-core';
import { readUkOutcodes } from './outcodes.ts';

/** A point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A rectangle in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const EARTH_RADIUS_MILES = 3958.8;
/** The greatest distance between two points on Earth. */
export const HALF_CIRCUMFERENCE_MILES = Math.PI * EARTH_RADIUS_MILES;

/** Keeps the corners of an inner rectangle inside the circle despite rounding. */
const MARGIN = 0.99;

let areaCentres: ReadonlyMap<string, Point> | undefined;

/**
 * Returns the centre of a postcode's district (outcode), or of its area (the letters) if the data lacks the district,
 * because Royal Mail adds new ones.
 */
export function findPlace(postcode: string): Point | undefined {
  const outcode = getOutcode(postcode);
  if (outcode === undefined) return undefined;
  areaCentres ??= computeAreaCentres();
  return readUkOutcodes().get(outcode) ?? areaCentres.get(getArea(outcode));
}

/**
 * Returns the smallest rectangle around the circle, for an index on latitude and longitude. It spans all longitudes if
 * the circle contains a pole or crosses the 180th meridian.
 */
export function getOuterBox({ latitude, longitude }: Point, miles: number): Box {
  const latitudeDelta = toDegrees(miles / EARTH_RADIUS_MILES);
  const [south, north] = [latitude - latitudeDelta, latitude + latitudeDelta];
  const hasPole = north >= 90 || south <= -90;
  const longitudeDelta = hasPole
    ? 180
    : toDegrees(Math.asin(Math.sin(toRadians(latitudeDelta)) / Math.cos(toRadians(latitude))));
  const [west, east] = [longitude - longitudeDelta, longitude + longitudeDelta];
  return west < -180 || east > 180 ? { south, north, west: -180, east: 180 } : { south, north, west, east };
}

/**
 * The rectangle is inside the circle and covers about 60% of its area.
 * @param miles at most 1,000
 */
export function getInnerBox({ latitude, longitude }: Point, miles: number): Box {
  const halfSide = miles * Math.SQRT1_2 * MARGIN;
  const latitudeDelta = toDegrees(halfSide / EARTH_RADIUS_MILES);
  // A degree of longitude is longest at the edge nearest to the equator.
  const maxLatitude = Math.max(0, Math.abs(latitude) - latitudeDelta);
  const longitudeDelta = latitudeDelta / Math.cos(toRadians(maxLatitude));
  return {
    south: latitude - latitudeDelta,
    north: latitude + latitudeDelta,
    west: longitude - longitudeDelta,
    east: longitude + longitudeDelta,
  };
}

/** Returns the great-circle distance, as `forecourt.miles_between` in the database does. */
export function getMilesBetween(a: Point, b: Point): number {
  const haversine =
    Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) *
      Math.cos(toRadians(b.latitude)) *
      Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

function computeAreaCentres(): Map<string, Point> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { code, latitude, longitude } of readUkOutcodes().values()) {
    const sum = sums.get(getArea(code)) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(getArea(code), {
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

function getArea(outcode: string): string {
  return outcode.replace(/\d.*/, '');
}

function toRadians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function toDegrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
