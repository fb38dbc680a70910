import { truncate } from '@forecourt/search-core';

/** The maximum length of a line, longer than cards and dialog headers can show. Adverts can have any length. */
const MAX_LINE_LENGTH = 200;

export const truncateLine = (text: string): string =>
  text.length > MAX_LINE_LENGTH ? `${truncate(text, MAX_LINE_LENGTH - 1)}…` : text;
