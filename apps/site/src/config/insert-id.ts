/** Returns a URL in which the id replaces `{id}`, or is added as the last segment. */
export const insertId = (address: string, id: string): string =>
  address.includes('{id}')
    ? address.replaceAll('{id}', encodeURIComponent(id))
    : `${address}/${encodeURIComponent(id)}`;
