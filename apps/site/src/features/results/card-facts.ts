import type { Filters, Listing } from '@forecourt/search-core';
import type { CarCardCar } from '@forecourt/ui/CarCard';
import { isDrawing } from '../../lib/car-card.ts';
import { countDaysListed, describeDaysListed } from '../../lib/listing-age.ts';

/**
 * Returns the facts on a card other than year, mileage and distance. Colour, body type, doors and seats are included
 * only if the buyer filtered by them.
 */
export function listCardFacts(listing: Listing, filters: Filters, now: Date): string[] {
  const { fuel, transmission, color, body, doors, seats } = listing;
  const days = countDaysListed(listing.listedAt, now);
  return [
    fuel,
    transmission,
    filters.color ? color : undefined,
    filters.bodyType ? body : undefined,
    filters.doors && doors !== undefined ? `${doors} doors` : undefined,
    filters.seats && seats !== undefined ? `${seats} seats` : undefined,
    days === undefined ? undefined : `Added ${describeDaysListed(days)}`,
  ].filter((fact) => fact !== undefined);
}

/** The maximum number of photos on a card. The car's dialog shows the others. */
const MAX_PHOTOS = 10;
/** The maximum length of a description on a card, longer than the text that fits. */
const MAX_EXCERPT_LENGTH = 300;

/** Returns the photos to swipe through or, for a car without photos, the seller's description. */
export function getPhotosOrExcerpt({
  images,
  description,
  derivative,
}: Listing): Pick<CarCardCar, 'pictures' | 'photoCount' | 'excerpt'> {
  const photos = images.filter((src) => !isDrawing(src));
  if (photos.length > 0)
    return { pictures: photos.slice(0, MAX_PHOTOS).map((src) => ({ src })), photoCount: photos.length };
  return { excerpt: description?.slice(derivative?.length).trim().slice(0, MAX_EXCERPT_LENGTH) };
}

/** Postcode areas at least partly in Greater London, where the ULEZ applies. */
const LONDON = /^(?:BR|CR|DA|E|EC|EN|HA|IG|KT|N|NW|RM|SE|SM|SW|TW|UB|W|WC)\d/;

export const isNearLondon = (postcode: string | undefined): boolean => LONDON.test(postcode ?? '');
