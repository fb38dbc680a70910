/**
 * Stands in where a search names no place: the results page cannot search without a postcode.
 * It is never presented as the buyer's own.
 */
export const DEFAULT_POSTCODE = 'EC1A1BB';

// The shapes that Royal Mail gives for outward codes (A9, A99, AA9, AA99, A9A, AA9A) with the letters that occur in
// each position, those of W1's retired ones among them (W1M, W1X), and GIR 0AA, which fits none of them.
const OUTCODE = '(?:[A-PR-UWYZ](?:\\d{1,2}|\\d[A-HJKMNPR-Y]|[A-HK-Y]\\d{1,2}|[A-HK-Y]\\d[ABEHMNPRV-Y]))';
const INCODE = '\\d[ABD-HJLNP-UW-Z]{2}';
const OUTCODE_ONLY = new RegExp(`^${OUTCODE}$`);
const FULL_POSTCODE = new RegExp(`^(?:${OUTCODE}${INCODE}|GIR0AA)$`);

/** A postcode as the URL holds it: without white space, upper case. Says nothing of whether it is one. */
export function normalisePostcode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Is it shaped like a full UK postcode (`EC1A 1BB`)? White space and case do not matter. */
export function isPostcode(text: string): boolean {
  return FULL_POSTCODE.test(normalisePostcode(text));
}

/** Is it shaped like the first half of a UK postcode (`EC1A`, `M20`)? White space and case do not matter. */
export function isOutcode(text: string): boolean {
  return OUTCODE_ONLY.test(normalisePostcode(text));
}

/** The outward code of a full postcode or of an outward code; `undefined` for anything else. */
export function getOutcode(text: string): string | undefined {
  const postcode = normalisePostcode(text);
  if (OUTCODE_ONLY.test(postcode)) return postcode;
  return FULL_POSTCODE.test(postcode) ? postcode.slice(0, -3) : undefined;
}
