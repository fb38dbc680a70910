/**
 * Creates a response that no cache stores.
 *
 * @param text The body, as JSON.
 */
export const respondWithJson = (
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
