/** Returns the first letters of the first and the last word, such as 'PN' for 'Priya Nair'. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    [...(word ?? '')].slice(0, 1),
  );
  return initials.join('').toLocaleUpperCase('en-GB');
}
