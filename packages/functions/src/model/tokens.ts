/** Tokens for a message's role and delimiters. */
const FRAME_TOKENS = 8;

/**
 * Estimates the maximum number of tokens in texts without the model's tokeniser. English has about four characters per
 * token. Counting a token for every two leaves room for figures, codes and noise. Outside ASCII each byte may be a
 * token.
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
