import { SIGNATURE_HEADER, signRequest, TIMESTAMP_HEADER } from '@forecourt/search-core';

/** The default time of signed requests: noon UTC on 20 November 2026. */
export const NOW = new Date('2026-11-20T12:00:00Z');
export const SECRET = 'a-secret-for-tests';

const ADDRESS = 'https://example.com/api/ai-conversation';

/** Creates a signed request to the conversation. */
export async function createSignedRequest(
  body: string | Uint8Array<ArrayBuffer>,
  {
    secret = SECRET,
    now = NOW,
    headers = {},
    signal,
  }: { secret?: string; now?: Date; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Request> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return new Request(ADDRESS, {
    method: 'POST',
    body,
    headers: {
      [TIMESTAMP_HEADER]: String(seconds),
      [SIGNATURE_HEADER]: await signRequest(secret, seconds, body),
      ...headers,
    },
    ...(signal ? { signal } : {}),
  });
}

/** Creates an unsigned request to the conversation. */
export const createUnsignedRequest = (init: RequestInit & { duplex?: 'half' } = {}) =>
  new Request(ADDRESS, { method: 'POST', ...init });

/** Creates the body of a conversation with one message. */
export const createBody = (content: string, more: object = {}): string =>
  JSON.stringify({ messages: [{ role: 'user', content }], ...more });
