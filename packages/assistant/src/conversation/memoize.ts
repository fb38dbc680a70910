/**
 * A function of a text that remembers its latest results: the same conversation comes again with every turn, one message longer. It must depend
 * on nothing but the text, and nobody may change what it returns.
 *
 * @param most Results that are kept; the one that was not wanted for longest leaves first.
 */
export function memoize<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const known = results.get(text);
    const result = known ?? make(text);
    // The order of a map is that of insertion.
    results.delete(text);
    results.set(text, result);
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
