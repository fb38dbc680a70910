/** The highest price that is parsed. A higher number is a typing error, or several numbers without a separator. */
export const MAX_POUNDS = 10_000_000;

/**
 * Parses a price in the showcase, ignoring pound signs, commas and spaces. Returns 0, which means 'no price', for text
 * that does not start with a number from 0 to `MAX_POUNDS`, such as `POA`.
 *
 * @returns pounds
 */
export function parsePriceText(text: string): number {
  const pounds = Number.parseFloat(text.replace(/[£,\s]/g, ''));
  return pounds > 0 && pounds <= MAX_POUNDS ? pounds : 0;
}

/**
 * Parses a price from the search service: its digits, without pence (`£9,995.00`). Returns 0, which means 'no price',
 * for text without digits and for a number above `MAX_POUNDS`.
 *
 * @returns whole pounds
 */
export function parsePriceDigits(text: string): number {
  const pounds = Number(text.replace(/\.\d{1,2}\s*$/, '').replace(/\D/g, ''));
  return pounds <= MAX_POUNDS ? pounds : 0;
}
