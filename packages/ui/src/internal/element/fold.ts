/** Normalises a name for comparison: lower case, no accents, trimmed. 'Citroën' becomes 'citroen'. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
