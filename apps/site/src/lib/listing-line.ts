import { truncate } from '@forecourt/search-core';

/** The maximum length of a line, longer than cards and dialog headers can show. Adverts can have any length. */
const MAX_LINE = 200;

/** Truncates a very long line of an advert. */
export const truncateLine = (text: string): string =>
  text.length > MAX_LINE ? `${truncate(text, MAX_LINE - 1)}…` : text;
