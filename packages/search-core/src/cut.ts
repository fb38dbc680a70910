/** Cuts a text to a length in UTF-16 units without leaving half a character behind. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
