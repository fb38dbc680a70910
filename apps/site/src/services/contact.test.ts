import { afterEach, expect, test, vi } from 'vitest';
import { sendContact } from './contact.ts';

afterEach(() => vi.unstubAllGlobals());

const KEY = '6f2c4d3e-9b1a-4c58-8f77-0a1b2c3d4e5f';

function mockAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(text, { status, headers }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('sends a message with its idempotency key', async () => {
  const fetchMock = mockAnswer(200, { status: 'received' });
  expect(await sendContact({ name: 'Jane' }, KEY)).toEqual({ status: 'sent' });
  const [, init] = fetchMock.mock.calls[0] ?? [];
  expect(init?.body).toBe(JSON.stringify({ name: 'Jane', idempotencyKey: KEY }));
});

test('returns the server’s errors by field', async () => {
  mockAnswer(400, { error: { code: 'invalid', message: '…', fields: { email: 'Enter an address' } } });
  expect(await sendContact({}, KEY)).toEqual({ status: 'invalid', fields: { email: 'Enter an address' } });
});

test.each([
  [
    'a server that cannot store the message',
    503,
    { error: { code: 'not-stored', message: '…' } },
    {},
    /^Not sent: the server/,
  ],
  [
    'an error without fields',
    400,
    { error: { code: 'invalid', message: '…', fields: {} } },
    {},
    /^Not sent: the server/,
  ],
  ['a rate limit', 429, { error: { code: 'rate-limited', message: '…' } }, { 'retry-after': '40' }, /in 40 seconds\.$/],
  ['a rate limit of 1 second', 429, 'busy', { 'retry-after': '1' }, /in 1 second\.$/],
  ['a rate limit of 50 minutes', 429, 'busy', { 'retry-after': '3000' }, /in 50 minutes\.$/],
  ['a rate limit without Retry-After', 429, 'busy', {}, /Try again later\.$/],
  ['HTML instead of JSON', 200, '<html>', {}, /^It may not have arrived: we couldn’t read/],
  ['an unexpected response', 200, { status: 'ok' }, {}, /^It may not have arrived: we couldn’t read/],
] as const)('returns a failure message for %s', async (_, status, body, headers, reason) => {
  mockAnswer(status, body, headers);
  expect(await sendContact({}, KEY)).toEqual({ status: 'failed', reason: expect.stringMatching(reason) as string });
});

test('reports that a message may not have arrived if the connection is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendContact({}, KEY)).toEqual({
    status: 'failed',
    reason: 'It may not have arrived: the connection to the server failed.',
  });
});
