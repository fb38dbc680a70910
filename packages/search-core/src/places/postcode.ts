/** The assistant's postcode for a search without a place. It is never presented as the buyer's own. */
export const DEFAULT_POSTCODE = 'EC1A1BB';

// Royal Mail's formats of outcodes (A9, A99, AA9, AA99, A9A, AA9A) with the letters of each position, including
// retired codes of W1 (W1M, W1X).
const OUTCODE = '(?:[A-PR-UWYZ](?:\\d{1,2}|\\d[A-HJKMNPR-Y]|[A-HK-Y]\\d{1,2}|[A-HK-Y]\\d[ABEHMNPRV-Y]))';
const INCODE = '\\d[ABD-HJLNP-UW-Z]{2}';
const OUTCODE_ONLY = new RegExp(`^${OUTCODE}$`);
const FULL_POSTCODE = new RegExp(`^(?:${OUTCODE}${INCODE}|GIR0AA)$`);

/** Normalises a postcode for the URL: upper case, without white space. Does not validate it. */
export function normalizePostcode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Returns whether a string has the format of a full UK postcode (`EC1A 1BB`), ignoring white space and case. */
export function isPostcode(text: string): boolean {
  return FULL_POSTCODE.test(normalizePostcode(text));
}

/** Returns whether a string has the format of an outcode (`EC1A`, `M20`), ignoring white space and case. */
export function isOutcode(text: string): boolean {
  return OUTCODE_ONLY.test(normalizePostcode(text));
}

/** Returns the outcode of a full postcode or of an outcode, otherwise `undefined`. */
export function getOutcode(text: string): string | undefined {
  const postcode = normalizePostcode(text);
  if (OUTCODE_ONLY.test(postcode)) return postcode;
  return FULL_POSTCODE.test(postcode) ? postcode.slice(0, -3) : undefined;
}
