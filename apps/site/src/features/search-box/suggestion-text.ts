import type { SearchSuggestion } from '../../content/searches.ts';

/** Returns the search that a suggestion's chip sends: its text without an ellipsis at the end. */
export const getSearchText = (text: string): string => text.trim().replace(/(?:\.{3}|…)$/, '');

/** Returns what a suggestion's chip shows on small screens: its short text, or its first two words and an ellipsis. */
export function getShortText(suggestion: SearchSuggestion | string): string {
  const { text, shortText } = typeof suggestion === 'string' ? { text: suggestion } : suggestion;
  if (shortText?.trim()) return shortText.trim();
  const searchText = text.trim();
  const words = getSearchText(searchText).split(/\s+/);
  const start = words.slice(0, 2).join(' ').trim();
  return start === searchText ? searchText : `${start}…`;
}
