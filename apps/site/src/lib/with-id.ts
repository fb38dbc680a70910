/** An address with an id in the place of its `{id}`, or as its last part. */
export const withId = (address: string, id: string): string =>
  address.includes('{id}')
    ? address.replaceAll('{id}', encodeURIComponent(id))
    : `${address}/${encodeURIComponent(id)}`;
