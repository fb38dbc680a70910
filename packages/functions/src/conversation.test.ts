import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestHandler } from '../test/handler.ts';
import { createBody, NOW, SECRET, createSignedRequest, createUnsignedRequest } from '../test/signed.ts';

const bmw = createBody('BMW X5 under £30k');

describe('POST /api/ai-conversation', () => {
  it('returns the parameters of a sentence', async () => {
    const { handle } = createTestHandler();
    const response = await handle(await createSignedRequest(createBody('BMW X5 under £30k', { extractParams: true })));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toMatchObject({ searchParams: { make: 'BMW', model: 'X5', max_price: 30_000 } });
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('treats %s as text and not as a key', async (name) => {
    const { handle } = createTestHandler();
    const body = `{"messages":[{"role":"user","content":"${name}","${name}":"BMW"}],"extractParams":true,"${name}":{"make":"BMW"}}`;
    const response = await handle(await createSignedRequest(body));
    expect([response.status, await response.json()]).toEqual([
      200,
      { searchParams: {}, explanation: expect.any(Object) },
    ]);
    const responseToRole = await handle(await createSignedRequest(`{"messages":[{"role":"${name}","content":"BMW"}]}`));
    expect([responseToRole.status, await responseToRole.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
  });

  it('reads all messages of a long conversation and prefers later values', async () => {
    const { handle } = createTestHandler();
    const smallTurns = Array.from({ length: 38 }, (_, at) => [
      { role: 'assistant', content: 'Tell me more.' },
      { role: 'user', content: `it rained ${at === 0 ? 'today' : 'again'}` },
    ]).flat();
    const messages = [
      { role: 'user', content: 'Audi A4 in red, under £12k' },
      ...smallTurns,
      { role: 'assistant', content: 'Anything else?' },
      { role: 'user', content: 'make that under £14k' },
    ];
    const response = await handle(await createSignedRequest(JSON.stringify({ messages, extractParams: true })));
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { searchParams: { make: 'Audi', model: 'A4', color: 'Red', max_price: 14_000 } },
    ]);
    const reply = await handle(await createSignedRequest(JSON.stringify({ messages })));
    expect(await reply.json()).toEqual({ response: expect.stringContaining('£14,000') as string });
  });

  it('accepts any content type, because the signature authorises the request', async () => {
    const { handle } = createTestHandler();
    for (const type of ['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded']) {
      expect((await handle(await createSignedRequest(bmw, { headers: { 'content-type': type } }))).status).toBe(200);
    }
  });

  it('stops reading a body as soon as it is too large', async () => {
    const { handle } = createTestHandler();
    let sentBytes = 0;
    const endlessStream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 1_024;
        controller.enqueue(new Uint8Array(1_024));
      },
    });
    const response = await handle(createUnsignedRequest({ body: endlessStream, duplex: 'half' }));
    expect([response.status, await response.json()]).toMatchObject([413, { error: { code: 'too-large' } }]);
    expect(sentBytes).toBeLessThan(80_000);
  });

  it('returns 400 for a truncated body', async () => {
    const { handle } = createTestHandler();
    const brokenStream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection lost'));
      },
    });
    const response = await handle(createUnsignedRequest({ body: brokenStream, duplex: 'half' }));
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
  });

  it('returns 400 for invalid UTF-8', async () => {
    const { handle } = createTestHandler();
    const response = await handle(await createSignedRequest(new Uint8Array([0x7b, 0xff, 0x7d])));
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
  });

  it('returns 500 without details for an unexpected error and logs the error', async () => {
    const { handle, takeLog } = createTestHandler({
      now: () => {
        throw new Error('the clock is broken');
      },
    });
    const response = await handle(await createSignedRequest(bmw));
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('clock')]);
    expect(takeLog()).toMatchObject([
      { level: 'error', fields: { outcome: 'internal', status: 500, message: 'the clock is broken' } },
    ]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'returns 405 without CORS headers for %s',
    async (method) => {
      const { handle } = createTestHandler();
      const response = await handle(
        createUnsignedRequest({
          method,
          headers: {
            origin: 'https://other.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-ads-signature',
          },
        }),
      );
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('sends no CORS headers with a response', async () => {
    const { handle } = createTestHandler();
    const response = await handle(await createSignedRequest(bmw, { headers: { origin: 'https://other.example' } }));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('limits', () => {
  const createSource = (address?: string) => ({ address });

  it('returns 429 with Retry-After to an address that exceeds its limit', async () => {
    const { handle } = createTestHandler({ limits: { perAddressMinute: 2 } });
    for (const question of ['BMW', 'Audi']) {
      expect((await handle(await createSignedRequest(createBody(question)), createSource('203.0.113.9'))).status).toBe(
        200,
      );
    }
    const response = await handle(await createSignedRequest(createBody('Kia')), createSource('::ffff:203.0.113.9'));
    expect([response.status, await response.json()]).toEqual([
      429,
      { error: { code: 'rate-limited', message: expect.stringMatching(/Try again in \d+ seconds?/) as string } },
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await handle(await createSignedRequest(createBody('Kia')), createSource('203.0.113.10'))).status).toBe(200);
  });

  it('limits callers without a known address as one caller, and all callers in total', async () => {
    const { handle } = createTestHandler({ limits: { overAllMinute: 3, perAddressMinute: 2 } });
    const ask = async (question: string, address?: string) =>
      (await handle(await createSignedRequest(createBody(question)), createSource(address))).status;
    expect([await ask('a'), await ask('b', 'nonsense'), await ask('c')]).toEqual([200, 200, 429]);
    expect([await ask('d', '203.0.113.9'), await ask('e', '203.0.113.10')]).toEqual([200, 429]);
  });

  it('trusts no header by default', async () => {
    const { handle } = createTestHandler({ limits: { perAddressMinute: 1 } });
    const statuses: number[] = [];
    for (const [index, name] of ['x-forwarded-for', 'x-real-ip', 'x-vercel-forwarded-for'].entries()) {
      const request = await createSignedRequest(createBody(`BMW ${index}`), {
        headers: { [name]: `198.51.100.${index}` },
      });
      statuses.push((await handle(request, createSource('203.0.113.9'))).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
  });

  it('counts unsigned, wrongly signed, stale and malformed requests towards limits', async () => {
    const { handle } = createTestHandler({ limits: { perAddressMinute: 4 } });
    const requests = [
      createUnsignedRequest({ body: bmw }),
      await createSignedRequest(bmw, { secret: 'another' }),
      await createSignedRequest(bmw, { now: new Date(0) }),
      await createSignedRequest('{}'),
      await createSignedRequest(bmw),
    ];
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await handle(request, createSource('a'))).status);
    expect(statuses).toEqual([401, 401, 401, 400, 429]);
  });

  it('counts a long conversation as several requests', async () => {
    const { handle } = createTestHandler({ limits: { perAddressMinute: 4 } });
    const longBody = JSON.stringify({
      messages: Array.from({ length: 3 }, () => ({ role: 'user', content: '.'.repeat(1_920) })),
    });
    expect(Math.ceil(longBody.length / 2_048)).toBe(3);
    expect((await handle(await createSignedRequest(longBody), createSource('192.0.2.1'))).status).toBe(200);
    expect((await handle(await createSignedRequest(createBody('Audi')), createSource('192.0.2.1'))).status).toBe(200);
    expect((await handle(await createSignedRequest(createBody('Kia')), createSource('192.0.2.1'))).status).toBe(429);
    const createMessages = (length: number) =>
      JSON.stringify({ messages: Array.from({ length }, () => ({ role: 'user', content: 'BMW' })) });
    expect((await handle(await createSignedRequest(createMessages(25)), createSource('192.0.2.2'))).status).toBe(200);
    expect((await handle(await createSignedRequest(createBody('Seat')), createSource('192.0.2.2'))).status).toBe(429);
    expect((await handle(await createSignedRequest(createMessages(33)), createSource('192.0.2.3'))).status).toBe(429);
  });

  it('does not count requests with another method or a body that is too large', async () => {
    const { handle } = createTestHandler({ limits: { perAddressMinute: 1 } });
    await handle(createUnsignedRequest({ method: 'GET' }), createSource('a'));
    await handle(createUnsignedRequest({ body: 'x'.repeat(70_000) }), createSource('a'));
    expect((await handle(await createSignedRequest(bmw), createSource('a'))).status).toBe(200);
  });
});

describe('a repeated request', () => {
  it('returns the same response and does not count the repeat', async () => {
    const { handle, takeLog } = createTestHandler({ limits: { perAddressMinute: 1 } });
    const responses: string[] = [];
    for (let time = 0; time < 5; time += 1) responses.push(await (await handle(await createSignedRequest(bmw))).text());
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('BMW');
    expect(takeLog().map(({ fields }) => fields['outcome'])).toEqual([
      'answered',
      ...Array<string>(4).fill('replayed'),
    ]);
    expect((await handle(await createSignedRequest(createBody('Audi')))).status).toBe(429);
  });

  it('replays the response for an upper-case signature, but rejects a changed body', async () => {
    const { handle, takeLog } = createTestHandler();
    const request = await createSignedRequest(bmw);
    const upperCaseHeaders = new Headers(request.headers);
    upperCaseHeaders.set('X-ADS-Signature', (upperCaseHeaders.get('X-ADS-Signature') ?? '').toUpperCase());
    await handle(request);
    await handle(createUnsignedRequest({ body: bmw, headers: upperCaseHeaders }));
    expect((await handle(createUnsignedRequest({ body: `${bmw} `, headers: upperCaseHeaders }))).status).toBe(401);
    expect(takeLog().map(({ fields }) => fields['outcome'])).toEqual(['answered', 'replayed', 'wrong']);
  });

  it('does not replay a rejection, but checks the request again', async () => {
    const { handle } = createTestHandler();
    expect((await handle(await createSignedRequest('{}'))).status).toBe(400);
    expect((await handle(await createSignedRequest('{}'))).status).toBe(400);
  });

  it('rejects a repeated request as stale after five minutes', async () => {
    let now = NOW;
    const { handle } = createTestHandler({ now: () => now });
    expect((await handle(await createSignedRequest(bmw))).status).toBe(200);
    now = new Date(NOW.getTime() + 301_000);
    const response = await handle(await createSignedRequest(bmw));
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { code: 'stale', serverTime: now.getTime() / 1_000 } },
    ]);
  });
});

describe('the log', () => {
  const PRIVATE_TEXT = 'Ring me on 07700 900123, Jane Doe, SW1A 1AA';

  it('writes one line per request, without personal data', async () => {
    const { handle, takeLog } = createTestHandler();
    const request = await createSignedRequest(createBody(PRIVATE_TEXT, { extractParams: true }));
    const signature = request.headers.get('X-ADS-Signature') ?? 'none';
    await handle(request, { address: '203.0.113.9' });
    await handle(await createSignedRequest(createBody('x'.repeat(3_000) + PRIVATE_TEXT)), { address: '203.0.113.9' });
    await handle(createUnsignedRequest({ body: PRIVATE_TEXT }), { address: '203.0.113.9' });
    const lines = takeLog();
    expect(lines.map(({ level, event, fields: { ms, ...fields } }) => [level, event, typeof ms, fields])).toEqual([
      [
        'info',
        'The assistant was asked.',
        'number',
        { turns: 1, extract: true, source: 'reader', outcome: 'answered', status: 200, limits: 'memory' },
      ],
      ['info', 'The assistant was asked.', 'number', { outcome: 'malformed', status: 400, limits: 'memory' }],
      ['info', 'The assistant was asked.', 'number', { outcome: 'unsigned', status: 401, limits: 'memory' }],
    ]);
    const text = JSON.stringify(lines);
    for (const secret of ['07700', 'Jane', 'SW1A', '203.0.113', signature, SECRET]) expect(text).not.toContain(secret);
  });
});

describe('the serverless function', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
    vi.restoreAllMocks();
  });

  const spyOnLog = () => vi.spyOn(console, 'log').mockImplementation(() => {});

  it('reads its secret from the environment at the first request', async () => {
    const { default: vercelFunction } = await import('./vercel.ts');
    vi.stubEnv('ADS_SIGNING_SECRET', 'deployed-secret');
    const logSpy = spyOnLog();
    const request = await createSignedRequest(bmw, { secret: 'deployed-secret', now: new Date() });
    expect((await vercelFunction.fetch(request)).status).toBe(200);
    expect(JSON.parse(String(logSpy.mock.calls[0]?.[0]))).toMatchObject({
      level: 'info',
      outcome: 'answered',
      limits: 'memory',
    });
  });

  it('refuses to run in production with the local secret and logs why', async () => {
    const { default: vercelFunction } = await import('./vercel.ts');
    vi.stubEnv('APP_ENV', 'production');
    const logSpy = spyOnLog();
    const response = await vercelFunction.fetch(
      await createSignedRequest(bmw, { secret: 'local-signing-secret', now: new Date() }),
    );
    expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'not-set-up' } }]);
    expect(String(logSpy.mock.calls[0]?.[0])).toContain('ADS_SIGNING_SECRET must not contain');
    vi.stubEnv('APP_ENV', 'local');
    expect(
      (await vercelFunction.fetch(await createSignedRequest(bmw, { secret: 'local-signing-secret', now: new Date() })))
        .status,
    ).toBe(200);
  });

  it.each([
    ['by Vercel’s header on Vercel', { VERCEL: '1' }, 'x-vercel-forwarded-for', [200, 200]],
    ['as one caller if no header is trusted', {}, 'x-vercel-forwarded-for', [200, 429]],
    ['by the configured header', { CLIENT_ADDRESS_HEADER: 'X-Client' }, 'x-client', [200, 200]],
  ])('counts callers %s', async (_, environment, header, statuses) => {
    const { default: vercelFunction } = await import('./vercel.ts');
    for (const [name, value] of Object.entries({ CHAT_LIMIT_PER_MINUTE: '1', ...environment })) vi.stubEnv(name, value);
    spyOnLog();
    const loggedWeights: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const request = await createSignedRequest(createBody(`BMW ${address}`), {
        secret: 'local-signing-secret',
        now: new Date(),
        headers: { [header]: address },
      });
      loggedWeights.push((await vercelFunction.fetch(request)).status);
    }
    expect(loggedWeights).toEqual(statuses);
  });
});
