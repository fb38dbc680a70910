/** A higher number is nonsense, or several numbers without a separator. */
export const MAX_POUNDS = 10_000_000;

/**
 * Parses a price in the showcase: strips pound signs, commas and spaces. Returns 0 for text without a number (`N/A`,
 * `POA`), a negative number or one above `MAX_POUNDS`, which means 'no price'.
 *
 * @returns pounds
 */
export function parsePriceText(text: string): number {
  const pounds = Number.parseFloat(text.replace(/[£,\s]/g, ''));
  return pounds > 0 && pounds <= MAX_POUNDS ? pounds : 0;
}

/**
 * Parses a price from the search service: strips everything but digits. Pence are removed first, or `£9,995.00` would
 * be a hundred times too much. Returns 0 for text without digits and for a number above `MAX_POUNDS`, which means 'no
 * price'.
 *
 * @returns whole pounds
 */
export function parsePriceDigits(text: string): number {
  const pounds = Number(text.replace(/\.\d{1,2}\s*$/, '').replace(/\D/g, ''));
  return pounds <= MAX_POUNDS ? pounds : 0;
}
