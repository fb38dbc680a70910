/**
 * Replaces `URL.parse`, which Chrome 125, Firefox 125 and Safari 17 lack.
 * @returns undefined if the text is not an absolute URL
 */
export const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
