import type { Filters, Listing } from '@forecourt/search-core';
import { countDaysListed, describeDaysListed } from '../../lib/listing-age.ts';

/** Facts of a card besides year, mileage and distance: fuel, gearbox, what the buyer filtered by, and the day of listing. */
export function listCardFacts(listing: Listing, filters: Filters, now: Date): string[] {
  const { fuel, transmission, colour, body, doors, seats } = listing;
  const days = countDaysListed(listing.listedAt, now);
  return [
    fuel,
    transmission,
    filters.color ? colour : undefined,
    filters.bodyType ? body : undefined,
    filters.doors && doors !== undefined ? `${doors} doors` : undefined,
    filters.seats && seats !== undefined ? `${seats} seats` : undefined,
    days === undefined ? undefined : `Added ${describeDaysListed(days)}`,
  ].filter((fact) => fact !== undefined);
}

/** The postcode areas of Greater London, where the ULEZ is. */
const LONDON = /^(?:BR|CR|DA|E|EC|EN|HA|IG|KT|N|NW|RM|SE|SM|SW|TW|UB|W|WC)\d/;

/** Whether a postcode is in or near London. */
export const isNearLondon = (postcode: string | undefined): boolean => LONDON.test(postcode ?? '');
