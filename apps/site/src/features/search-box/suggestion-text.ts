import type { SearchSuggestion } from '../../content/searches.ts';

/** Returns what a suggestion's chip shows on small screens: its short text, else its first two words and an ellipsis. */
export function getShortText(suggestion: SearchSuggestion | string): string {
  const { text, shortText } = typeof suggestion === 'string' ? { text: suggestion } : suggestion;
  if (shortText?.trim()) return shortText.trim();
  const whole = text.trim();
  const words = whole.replace(/(?:\.{3}|…)$/, '').split(/\s+/);
  const start = words.slice(0, 2).join(' ').trim();
  return start === whole ? whole : `${start}…`;
}
