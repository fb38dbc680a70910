import type { Mark } from './marks.ts';

/** The longest mark that stays on one line, in characters. */
const MAX_UNBROKEN_LENGTH = 20;

/** Returns the text with non-breaking spaces in its short marks, so that their words stay above their label. */
export function keepMarksTogether(text: string, marks: readonly Mark[]): string {
  return marks.reduce((result, { start, end }) => {
    if (end <= start || end - start > MAX_UNBROKEN_LENGTH) return result;
    return result.slice(0, start) + result.slice(start, end).replaceAll(' ', '\u00a0') + result.slice(end);
  }, text);
}
