const encoder = new TextEncoder();

/**
 * Creates a response that no cache stores. It has a length, so that `compress` leaves short bodies alone.
 *
 * @param text The body, as JSON.
 */
export function respondWithJson(
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body = encoder.encode(text);
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
