/** A reply that contains one of these phrases, in any letter case, asks whether to search now. */
export const TRIGGER_PHRASES = ['ready to search', 'shall i search', 'search for this', 'want me to search'] as const;

/** Returns whether text contains a trigger phrase. */
export function hasTriggerPhrase(text: string): boolean {
  const lower = text.toLowerCase();
  return TRIGGER_PHRASES.some((phrase) => lower.includes(phrase));
}
