// Names whose first word alone is no make.
const TWO_WORD_MAKES = new Set(['alfa romeo', 'aston martin', 'great wall', 'gwm ora', 'land rover']);

/** A car's make and model. Make is the first word of the name, two where one is no make; model the rest, else the description. */
export function splitCarName(name: string, description = ''): { make: string; model: string } {
  const words = name.trim().split(/\s+/);
  const length = TWO_WORD_MAKES.has(words.slice(0, 2).join(' ').toLowerCase()) ? 2 : 1;
  return { make: words.slice(0, length).join(' '), model: words.slice(length).join(' ') || description.trim() };
}
