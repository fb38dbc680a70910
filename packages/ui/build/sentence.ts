export function getFirstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
