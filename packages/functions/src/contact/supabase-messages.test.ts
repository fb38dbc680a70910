import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContactRequest, SAVED_MESSAGE, CONTACT_INPUT } from '../../test/contact.ts';
import { NOW } from '../../test/signed.ts';
import { createSupabaseMessages } from './supabase-messages.ts';

const KEY = CONTACT_INPUT.idempotencyKey;
const ROW = { ...SAVED_MESSAGE, day: undefined, time: undefined, demo_day: null, demo_time: null };

interface Call {
  method: string | undefined;
  path: string | undefined;
  role: string | undefined;
  body: unknown;
}

/** The responses of the fake PostgREST service, in order. */
let responders: ((response: ServerResponse) => void)[] = [];
let calls: Call[] = [];
let url = '';
let close = async () => {};

const respondWith =
  (status: number, body?: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));

beforeEach(async () => {
  [responders, calls] = [[], []];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method, url: path, headers } = request;
      calls.push({ method, path, role: headers.authorization, body: text === '' ? undefined : JSON.parse(text) });
      responders.shift()?.(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
});
afterEach(() => close());

const createStore = (timeoutMs = 2_000) =>
  createSupabaseMessages({ url, serviceRoleKey: 'service-role-key', timeoutMs });
const respondWithDuplicateKey = respondWith(409, {
  code: '23505',
  message: 'duplicate key',
  details: 'Key (idempotency_key)',
  hint: null,
});

describe('messages in Supabase', () => {
  it('inserts messages with the role service_role', async () => {
    responders = [respondWith(201)];
    expect(await createStore().save(KEY, SAVED_MESSAGE)).toBe('stored');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: expect.stringContaining('/rest/v1/contact_messages') as string,
        role: 'Bearer service-role-key',
        body: JSON.parse(JSON.stringify({ ...ROW, idempotency_key: KEY })) as unknown,
      },
    ]);
  });

  it('identifies messages by their key', async () => {
    responders = [
      respondWithDuplicateKey,
      respondWith(200, SAVED_MESSAGE),
      respondWithDuplicateKey,
      respondWith(200, { ...SAVED_MESSAGE, message: 'Other words' }),
    ];
    expect([await createStore().save(KEY, SAVED_MESSAGE), await createStore().save(KEY, SAVED_MESSAGE)]).toEqual([
      'known',
      'conflict',
    ]);
    expect(calls[1]?.path).toContain(`idempotency_key=eq.${KEY}`);
  });

  it('deletes messages by age', async () => {
    responders = [respondWith(204)];
    await createStore().deleteBefore(NOW);
    expect(calls).toMatchObject([
      { method: 'DELETE', path: `/rest/v1/contact_messages?created_at=lt.${encodeURIComponent(NOW.toISOString())}` },
    ]);
  });

  it.each([
    [
      'rejects the request',
      respondWith(401, { code: '42501', message: 'permission denied: Jane Doe', details: null, hint: null }),
    ],
    ['fails', respondWith(500, { code: 'XX000', message: 'Jane Doe', details: null, hint: null })],
    ['returns HTML', (response: ServerResponse) => void response.writeHead(502).end('<html>')],
    ['disconnects', (response: ServerResponse) => void response.destroy()],
    ['is silent', () => {}],
  ])('throws an error that does not quote the message if the service %s', async (_, answer) => {
    responders = [answer, answer, answer, answer];
    const failure = await createStore(300)
      .save(KEY, SAVED_MESSAGE)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StoreError', code: expect.any(String) as string });
    expect(String(failure)).not.toContain('Jane');
    await expect(createStore(300).deleteBefore(NOW)).rejects.toMatchObject({ name: 'StoreError' });
  });

  it('aborts a request that takes too long', async () => {
    const closePromise = new Promise<void>((resolve) => {
      responders = [(response) => void response.on('close', resolve)];
    });
    await expect(createStore(50).save(KEY, SAVED_MESSAGE)).rejects.toMatchObject({
      name: 'StoreError',
      code: 'HTTP 0',
    });
    await closePromise;
  });
});

describe('the serverless function', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
    vi.restoreAllMocks();
  });

  it('stores messages with the service-role key', async () => {
    const { default: deployed } = await import('../vercel.ts');
    vi.stubEnv('SUPABASE_URL', url);
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'service-role-key');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    responders = [respondWith(201), respondWith(204)];
    expect((await deployed.fetch(createContactRequest(CONTACT_INPUT))).status).toBe(200);
    expect(calls.map(({ method, role }) => [method, role])).toEqual([
      ['POST', 'Bearer service-role-key'],
      ['DELETE', 'Bearer service-role-key'],
    ]);
  });

  it('returns 503 and logs the missing variable if there is no key', async () => {
    const { default: deployed } = await import('../vercel.ts');
    const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {});
    const response = await deployed.fetch(createContactRequest(CONTACT_INPUT));
    expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'not-set-up' } }]);
    expect(String(logSpy.mock.calls[0]?.[0])).toContain('SUPABASE_SERVICE_ROLE_KEY');
  });
});
