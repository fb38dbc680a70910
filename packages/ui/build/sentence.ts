/** Returns the first sentence of a paragraph, on one line. */
export function sentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
