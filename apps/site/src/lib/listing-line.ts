/** What a card, and the head of a dialog, has room for and more: an advert may be of any length. */
const MAX_LINE = 200;

/** A line of an advert, cut where it has no end. */
export const truncateLine = (text: string): string =>
  text.length > MAX_LINE ? `${text.slice(0, MAX_LINE - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
