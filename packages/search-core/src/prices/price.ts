const POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** No car for sale costs more pounds; a number above is several run together, or mischief. */
export const MOST_POUNDS = 10_000_000;

/** Pounds as the site writes them: `£30,000`. */
export function formatPrice(pounds: number): string {
  return POUNDS.format(pounds);
}

/**
 * Reads a price of the showcase: pound signs, commas and spaces are stripped, the number that is left counts.
 * What holds none (`N/A`, `POA`, nothing), is below zero or above `MOST_POUNDS` is 0, which means 'no price'.
 *
 * @returns pounds
 */
export function parsePriceText(text: string): number {
  const pounds = Number.parseFloat(text.replace(/[£,\s]/g, ''));
  return pounds > 0 && pounds <= MOST_POUNDS ? pounds : 0;
}

/**
 * Reads a price of the search service: everything but digits is stripped. Pence are cut off first, or `£9,995.00` would
 * cost a hundred times too much. What holds no digit, or more than `MOST_POUNDS`, is 0: 'no price'.
 *
 * @returns whole pounds
 */
export function parsePriceDigits(text: string): number {
  const pounds = Number(text.replace(/\.\d{1,2}\s*$/, '').replace(/\D/g, ''));
  return pounds <= MOST_POUNDS ? pounds : 0;
}
