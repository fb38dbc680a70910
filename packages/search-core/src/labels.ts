import type { Distance } from './places/distance.ts';

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Formats a mileage: `12,000 miles`, or a card's text if it is unknown. */
export function formatMileage(miles: number | undefined): string {
  return miles === undefined ? 'No mileage data' : `${WHOLE.format(miles)} miles`;
}

/** Formats a search radius: `50 miles` or `National`. */
export function formatDistance(distance: Distance): string {
  return distance === 'national' ? 'National' : `${distance} miles`;
}

/** Formats a range of years: `From 2018`, `To 2021`, `2018 to 2021`, `2020`, or nothing without a bound. */
export function formatYears(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? '' : `To ${to}`;
  if (to === undefined) return `From ${from}`;
  return from === to ? `${from}` : `${from} to ${to}`;
}
