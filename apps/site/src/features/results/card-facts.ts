import type { Filters, Listing } from '@forecourt/search-core';

/** Facts of a card besides year, mileage and distance: fuel, gearbox, and what the buyer filtered by. */
export function listCardFacts(listing: Listing, filters: Filters): string[] {
  const { fuel, transmission, colour, body, doors, seats } = listing;
  return [
    fuel,
    transmission,
    filters.color ? colour : undefined,
    filters.bodyType ? body : undefined,
    filters.doors && doors !== undefined ? `${doors} doors` : undefined,
    filters.seats && seats !== undefined ? `${seats} seats` : undefined,
  ].filter((fact) => fact !== undefined);
}

/** The postcode areas of Greater London, where the ULEZ is. */
const LONDON = /^(?:BR|CR|DA|E|EC|EN|HA|IG|KT|N|NW|RM|SE|SM|SW|TW|UB|W|WC)\d/;

/** Whether a postcode is in or near London. */
export const isNearLondon = (postcode: string | undefined): boolean => LONDON.test(postcode ?? '');
