/** What the chat looks for in a reply, without regard to case: a reply that holds one of these asks whether to search now. */
export const TRIGGER_PHRASES = ['ready to search', 'shall i search', 'search for this', 'want me to search'] as const;

/** Does a text hold a trigger phrase? */
export function hasTriggerPhrase(text: string): boolean {
  const lower = text.toLowerCase();
  return TRIGGER_PHRASES.some((phrase) => lower.includes(phrase));
}
