/** Tokens for a message's role and delimiters. */
const FRAME = 8;

/**
 * An upper estimate of a text's tokens, without the model's own tokeniser. English has four characters a token; two leave room
 * for figures, codes and noise. A byte outside ASCII may be a token of its own.
 */
export function estimateTokens(texts: readonly string[]): number {
  let tokens = 0;
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text).length;
    // each character outside ASCII has two bytes or more
    const others = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
    const ascii = [...text].length - others;
    tokens += Math.ceil(ascii / 2) + (bytes - ascii) + FRAME;
  }
  return tokens;
}
