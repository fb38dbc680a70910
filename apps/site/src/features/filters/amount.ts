/**
 * Digits, optionally with commas or spaces between thousands, then optional decimals and an optional k for thousands.
 */
const AMOUNT = /^£?\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.(\d+))?\s*(k)?$/i;

/**
 * Parses an amount: '12500', '£12,500', '12 500' or '12.5k'. Drops pence.
 * @returns null if the text is empty, NaN if it is not a number
 */
export function readAmount(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, whole, decimals = '', thousands] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  const digits = whole.replaceAll(/[,\s]/g, '');
  // Shifts the decimal point in the text, because 1.005 * 1000 is 1004.9999999999999.
  return Number(thousands ? digits + decimals.padEnd(3, '0').slice(0, 3) : digits);
}
