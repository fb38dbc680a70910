/**
 * Caches recent results of a pure function of a string, because every turn sends the whole conversation again. Callers
 * must not modify a result.
 * @param maxResults the maximum number of results; the least recently used one is evicted first
 */
export function memoize<Value>(maxResults: number, compute: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const cachedResult = results.get(text);
    const result = cachedResult ?? compute(text);
    // A Map keeps insertion order, so the first key is the oldest.
    results.delete(text);
    results.set(text, result);
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
