/** Tokens for a message's role and delimiters. */
const FRAME_TOKENS = 8;

/**
 * Returns an upper estimate. English has about four characters per token, so counting a token for every two leaves room
 * for figures and codes. Outside ASCII each byte may be a token.
 */
export function estimateTokens(texts: readonly string[]): number {
  let tokens = 0;
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text).length;
    const nonAsciiCount = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
    const asciiCount = [...text].length - nonAsciiCount;
    tokens += Math.ceil(asciiCount / 2) + (bytes - asciiCount) + FRAME_TOKENS;
  }
  return tokens;
}
