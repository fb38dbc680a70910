import { SIGNATURE_HEADER, signRequest, TIMESTAMP_HEADER } from '@forecourt/search-core';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const SECRET = 'a-secret-for-tests';

const ADDRESS = 'https://example.com/api/ai-conversation';

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

export const createUnsignedRequest = (init: RequestInit & { duplex?: 'half' } = {}) =>
  new Request(ADDRESS, { method: 'POST', ...init });

export const createBody = (content: string, more: object = {}): string =>
  JSON.stringify({ messages: [{ role: 'user', content }], ...more });
