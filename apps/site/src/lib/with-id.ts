/** Returns a URL with an id in place of its `{id}`, or as its last segment. */
export const withId = (address: string, id: string): string =>
  address.includes('{id}')
    ? address.replaceAll('{id}', encodeURIComponent(id))
    : `${address}/${encodeURIComponent(id)}`;
