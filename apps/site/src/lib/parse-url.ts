/**
 * Does what `URL.parse` does, which Chrome 125, Firefox 125 and Safari 17 do not have.
 * @returns undefined if the text is not an absolute URL
 */
export const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
