// Makes whose names have two words.
const TWO_WORD_MAKES = new Set(['alfa romeo', 'aston martin', 'great wall', 'gwm ora', 'land rover']);

/**
 * Splits a car's name into make (its first word, or a make of two words) and model (the rest, or the description if
 * there is no rest).
 */
export function splitCarName(name: string, description = ''): { make: string; model: string } {
  const words = name.trim().split(/\s+/);
  const length = TWO_WORD_MAKES.has(words.slice(0, 2).join(' ').toLowerCase()) ? 2 : 1;
  return { make: words.slice(0, length).join(' '), model: words.slice(length).join(' ') || description.trim() };
}
