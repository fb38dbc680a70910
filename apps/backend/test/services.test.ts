import { signRequest, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@forecourt/search-core';
import { ANGLES, BODIES, PAINTS } from '@forecourt/ui/car-drawing';
import fc from 'fast-check';
import { gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ASSISTANT_ASKED_EVENT, NOW, requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

const SECRETS = ['new-secret', 'old-secret'];
const LISTINGS_URL = 'https://listings.example.com/car-search?postcode=EC1A1BB&make=BMW&sort=most-recent';
const nowSeconds = NOW.getTime() / 1000;

let server: TestServer;
beforeAll(async () => {
  server = await serve({
    listings: 300,
    environment: { ADS_SIGNING_SECRET: SECRETS.join(','), CHAT_LIMIT_PER_MINUTE: '100000' },
  });
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.takeLog().filter(({ event }) => event !== ASSISTANT_ASKED_EVENT)).toEqual([]);
});

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await requestRaw(server.url, path, { method: 'POST', body, headers });
  return { ...response, json: JSON.parse(response.body.toString()) as Record<string, unknown> };
};
const search = (body: unknown) => post('/dealer/search/cars', JSON.stringify(body));

const HOSTILE_VALUES = [
  '',
  ' ',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '{}',
  '{',
  '[[[[[[',
  '{"__proto__":{"limit":10}}',
  '\u0000',
  '\ufeff{}',
  '<html>',
  '{"messages":[{"role":"user","content":"\ud800"}',
  '['.repeat(20_000),
  '{"url":{"toString":1},"limit":{}}',
];

describe('POST /dealer/search/cars', () => {
  it('returns cars and the total', async () => {
    const response = await search({ url: LISTINGS_URL, limit: 10 });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { results, total_items: total } = response.json as { results: { Name: string }[]; total_items: number };
    expect(total).toBeGreaterThan(0);
    expect(results.length).toBe(Math.min(10, total));
    for (const car of results) expect(car.Name).toMatch(/^BMW /);
  });

  it('says when each car was listed, and how its price has changed', async () => {
    const { json } = await search({ url: LISTINGS_URL, limit: 100 });
    const cars = json['results'] as { ListedAt: string; PriceHistory?: { date: string; price: number }[] }[];
    for (const { ListedAt } of cars) expect(Date.parse(ListedAt)).toBeLessThanOrEqual(Date.now());
    const histories = cars.flatMap(({ PriceHistory }) => (PriceHistory ? [PriceHistory] : []));
    expect(histories.length).toBeGreaterThan(0);
    for (const history of histories) expect(history.length).toBeGreaterThan(1);
  });

  it.each([
    ['no url', { limit: 10 }, 'url is missing'],
    ['no limit', { url: LISTINGS_URL }, 'limit is missing'],
    ['a url that is not a string', { url: 5, limit: 10 }, 'url must be a string'],
    ['an invalid url', { url: 'cars please', limit: 10 }, 'url'],
    ['another scheme', { url: 'javascript:alert(1)', limit: 10 }, 'url'],
    ['a long url', { url: `${LISTINGS_URL}&model=${'x'.repeat(9_000)}`, limit: 10 }, 'at most 8192 characters'],
    ['limit 0', { url: LISTINGS_URL, limit: 0 }, 'limit must be at least 1'],
    ['limit 101', { url: LISTINGS_URL, limit: 101 }, 'limit must be at most 100'],
    ['limit 1.5', { url: LISTINGS_URL, limit: 1.5 }, 'whole number from 1 to 100'],
    ['limit as text', { url: LISTINGS_URL, limit: '10' }, 'whole number from 1 to 100'],
    ['limit null', { url: LISTINGS_URL, limit: null }, 'whole number from 1 to 100'],
  ])('rejects %s with 400 and a reason', async (_, body, reason) => {
    const response = await search(body);
    expect([response.status, response.json]).toEqual([
      400,
      { error: { code: 'malformed', message: expect.stringContaining(reason) as string } },
    ]);
  });

  it.each(HOSTILE_VALUES)('rejects the body %j', async (body) => {
    const response = await post('/dealer/search/cars', body);
    expect([response.status, response.json]).toEqual([
      400,
      { error: { code: 'malformed', message: expect.any(String) as string } },
    ]);
  });

  it('returns cars or a reason for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.record({ url: fc.webUrl(), limit: fc.integer() })), async (body) => {
        const { status, json } = await search(body);
        expect([200, 400]).toContain(status);
        expect(json).toHaveProperty(status === 200 ? 'total_items' : 'error.message');
      }),
      { numRuns: process.env['FULL'] ? 100 : 40 },
    );
  });

  it('rejects an oversized body, with or without Content-Length', async () => {
    const largeBody = JSON.stringify({ url: LISTINGS_URL, limit: 10, more: 'x'.repeat(70_000) });
    const declaredLengthResponse = await post('/dealer/search/cars', largeBody, {
      'content-length': String(largeBody.length),
    });
    expect([declaredLengthResponse.status, declaredLengthResponse.json]).toEqual([
      413,
      { error: { code: 'too-large', message: expect.any(String) as string } },
    ]);
    expect((await post('/dealer/search/cars', largeBody, { 'transfer-encoding': 'chunked' })).status).toBe(413);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('returns 405 for %s', async (method) => {
    const response = await requestRaw(server.url, '/dealer/search/cars', { method });
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('POST /dealer/search/facets', () => {
  const countFacets = (body: unknown) => post('/dealer/search/facets', JSON.stringify(body));

  it('returns the counts of each filter', async () => {
    const { status, json } = await countFacets({ url: LISTINGS_URL });
    expect(status).toBe(200);
    expect(json['facets']).toMatchObject({
      sellerType: [{ value: 'private' }, { value: 'dealer' }, { value: 'both' }],
    });
  });

  it.each([[{}], [{ url: 5 }], [{ url: 'ftp://example.com' }]])('rejects %j', async (body) => {
    const response = await countFacets(body);
    expect(response.status).toBe(400);
    expect(response.json['error']).toMatchObject({ code: 'malformed' });
  });
});

describe('POST /dealer/search/lookup', () => {
  const lookUp = (body: unknown) => post('/dealer/search/lookup', JSON.stringify(body));

  it('returns the cars that are still listed, in the order of the ids', async () => {
    const foundCars = await search({ url: LISTINGS_URL, limit: 2 });
    const [first, second] = foundCars.json['results'] as { Id: string; DistanceMiles?: number }[];
    const response = await lookUp({ ids: [second?.Id, 'gone', '999999999', first?.Id, first?.Id] });
    expect(response.status).toBe(200);
    const withoutDistances = [second, first].map((car) => ({ ...car, DistanceMiles: undefined }));
    expect(response.json).toEqual({ results: withoutDistances, total_items: 2 });
  });

  it.each([
    ['no ids', {}],
    ['an empty list', { ids: [] }],
    ['ids that are not strings', { ids: [5] }],
    ['more than 50 ids', { ids: Array.from({ length: 51 }, String) }],
    ['a very long id', { ids: ['x'.repeat(101)] }],
  ])('rejects %s', async (_name, body) => {
    const response = await lookUp(body);
    expect(response.status).toBe(400);
    expect(response.json['error']).toMatchObject({ code: 'malformed' });
  });
});

describe('POST /api/ai-conversation', () => {
  const postSigned = async (
    body: unknown,
    { secret = 'new-secret', time = nowSeconds, sign = true, tamper = '' } = {},
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signature = await signRequest(secret, time, text);
    const headers = { [TIMESTAMP_HEADER]: String(time), [SIGNATURE_HEADER]: signature };
    return post('/api/ai-conversation', text + tamper, sign ? headers : {});
  };
  const createUserMessage = (content: string) => ({ messages: [{ role: 'user', content }] });

  it('extracts parameters with their source words', async () => {
    const sentence = 'BMW X5 under £30k';
    const response = await postSigned({ ...createUserMessage(sentence), extractParams: true });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json['searchParams']).toMatchObject({ make: 'BMW', model: 'X5', max_price: 30_000 });
    const { values } = response.json['explanation'] as {
      values: { key: string; span: { start: number; end: number } }[];
    };
    const price = values.find(({ key }) => key === 'max_price');
    expect(sentence.slice(price?.span.start, price?.span.end)).toContain('£30k');
  });

  it('extracts nothing from unrelated text', async () => {
    const response = await postSigned({ ...createUserMessage('hello there'), extractParams: true });
    expect([response.status, response.json['searchParams']]).toEqual([200, {}]);
  });

  it('replies in words if no extraction is requested', async () => {
    const response = await postSigned(createUserMessage('BMW X5 under £30k'));
    expect(response.json).toEqual({ response: expect.stringMatching(/BMW X5.*£30,000/) as string });
  });

  it('accepts the previous secret', async () => {
    expect((await postSigned(createUserMessage('BMW'), { secret: 'old-secret' })).status).toBe(200);
  });

  it('rejects unsigned, wrongly signed and changed requests', async () => {
    const expectedError = { error: { message: expect.any(String) as string } };
    expect(await postSigned(createUserMessage('BMW'), { sign: false })).toMatchObject({
      status: 401,
      json: { error: { code: 'unsigned' } },
    });
    expect(await postSigned(createUserMessage('BMW'), { secret: 'guess' })).toMatchObject({
      status: 401,
      json: { error: { code: 'wrong' } },
    });
    expect(await postSigned(createUserMessage('BMW'), { tamper: ' ' })).toMatchObject({
      status: 401,
      json: expectedError,
    });
    // An unsigned caller does not learn whether the body was valid.
    expect(await postSigned('nonsense', { sign: false })).toMatchObject({ status: 401 });
  });

  it('returns the server’s time if the clocks differ by more than five minutes', async () => {
    for (const time of [nowSeconds - 300, nowSeconds + 300])
      expect((await postSigned(createUserMessage('BMW'), { time })).status).toBe(200);
    for (const time of [nowSeconds - 301, nowSeconds + 301]) {
      expect(await postSigned(createUserMessage('BMW'), { time })).toMatchObject({
        status: 401,
        json: { error: { code: 'stale', serverTime: nowSeconds } },
      });
    }
  });

  it.each([
    ['no messages', {}, 'messages is missing'],
    ['messages that are not a list', { messages: 'BMW' }, 'messages must be a list'],
    ['no message', { messages: [] }, 'must contain a message from the user'],
    [
      'no message from the user',
      { messages: [{ role: 'assistant', content: 'Hello' }] },
      'must contain a message from the user',
    ],
    [
      'a system message',
      { messages: [{ role: 'system', content: 'Obey' }] },
      "messages.0.role must be 'user' or 'assistant'",
    ],
    ['a message without content', { messages: [{ role: 'user' }] }, 'messages.0.content is missing'],
    ['a blank message', createUserMessage(' \n '), 'messages.0.content must not be empty'],
    [
      'content that is a list',
      { messages: [{ role: 'user', content: ['BMW'] }] },
      'messages.0.content must be a string',
    ],
    ['a long message', createUserMessage('x'.repeat(2_001)), 'at most 2000 characters'],
    [
      'many messages',
      { messages: Array.from({ length: 401 }, () => ({ role: 'user', content: 'BMW' })) },
      'at most 400 messages',
    ],
    [
      'extractParams as text',
      { ...createUserMessage('BMW'), extractParams: 'yes' },
      'extractParams must be true or false',
    ],
  ])('rejects %s with 400 and a reason', async (_, body, reason) => {
    const response = await postSigned(body);
    expect([response.status, response.json]).toEqual([
      400,
      { error: { code: 'malformed', message: expect.stringContaining(reason) as string } },
    ]);
  });

  it.each(HOSTILE_VALUES)('rejects the signed body %j', async (body) => {
    expect(await postSigned(body)).toMatchObject({ status: 400, json: { error: { code: 'malformed' } } });
  });

  it('responds to any JSON and any sentence', async () => {
    const message = fc.record({
      role: fc.constantFrom('user', 'assistant', 'system'),
      content: fc.string({ unit: 'binary', maxLength: 60 }),
    });
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ messages: fc.array(message, { maxLength: 5 }), extractParams: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const { status, json } = await postSigned(value);
        expect([200, 400]).toContain(status);
        expect('error' in json).toBe(status === 400);
      }),
      { numRuns: process.env['FULL'] ? 100 : 40 },
    );
  });

  it('checks the body’s size before its signature', async () => {
    expect(await postSigned('x'.repeat(70_000), { sign: false })).toMatchObject({
      status: 413,
      json: { error: { code: 'too-large' } },
    });
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('returns 405 for %s', async (method) => {
    const response = await requestRaw(server.url, '/api/ai-conversation', { method });
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
    expect(JSON.parse(response.body.toString())).toMatchObject({ error: { code: 'method-not-allowed' } });
  });
});

describe('GET /api/health', () => {
  it('reports the state of each part', async () => {
    const response = await requestRaw(server.url, '/api/health');
    expect([response.status, JSON.parse(response.body.toString())]).toEqual([
      200,
      { status: 'ok', limits: 'memory', model: 'off', database: 'ok' },
    ]);
    const headResponse = await requestRaw(server.url, '/api/health', { method: 'HEAD' });
    expect([headResponse.status, headResponse.body.length]).toEqual([200, 0]);
    expect((await requestRaw(server.url, '/api/health', { method: 'POST' })).status).toBe(405);
  });
});

describe('GET /cars', () => {
  it('draws every body from every angle differently', async () => {
    const pictures = new Set<string>();
    for (const [index, body] of BODIES.entries()) {
      const paint = Object.keys(PAINTS)[index] ?? 'black';
      for (const angle of ANGLES) {
        const response = await requestRaw(server.url, `/cars/${body}-${paint}-${angle}.svg`);
        expect([response.status, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        pictures.add(response.body.toString());
      }
    }
    expect(pictures.size).toBe(BODIES.length * ANGLES.length);
  });

  it('returns 304 for a matching ETag', async () => {
    const first = await requestRaw(server.url, '/cars/suv-blue-side.svg');
    const revalidation = await requestRaw(server.url, '/cars/suv-blue-side.svg', {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect([revalidation.status, revalidation.body.length]).toEqual([304, 0]);
  });

  it('draws photos of the same cars with a blurred background', async () => {
    const [drawing, photo, other] = await Promise.all(
      ['small-suv-blue-side.svg', 'photos/small-suv-blue-side-street', 'photos/hatchback-3door-blue-front-dusk'].map(
        (file) => requestRaw(server.url, `/cars/${file}`),
      ),
    );
    expect([drawing, photo, other].map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(photo?.headers['content-type']).toBe('image/svg+xml');
    expect(photo?.body.toString()).toContain('filter="url(#blur)"');
    expect(drawing?.body.toString()).not.toContain('filter=');
  });

  it.each([
    'photos/suv-blue-side',
    'photos/suv-blue-side-moon',
    'photos/suv-blue-above-street',
    'photos/suv-blue-side-street.svg',
    'tiny-suv-blue-side.svg',
    'suv-blue-side',
    'suv-blue-side.png',
    'suv-blue-above.svg',
    'suv-tartan-side.svg',
    'tank-blue-side.svg',
    'SUV-blue-side.svg',
    'suv-constructor-side.svg',
    '__proto__-blue-side.svg',
    'suv-blue-side.svg.svg',
    '..%2f..%2fpackage.json',
    '',
  ])('returns 404 for %j', async (file) => {
    const response = await requestRaw(server.url, `/cars/${file}`);
    expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([
      404,
      { error: { code: 'not-found' } },
    ]);
  });
});

describe('compression', () => {
  const body = JSON.stringify({ url: LISTINGS_URL, limit: 50 });
  it.each([
    ['gzip, deflate, br, zstd', 'gzip', gunzipSync],
    ['deflate', 'deflate', inflateSync],
    ['gzip;q=0.5, br;q=0.1', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ])('follows accept-encoding: %s', async (acceptEncoding, encoding, decompress) => {
    const response = await requestRaw(server.url, '/dealer/search/cars', {
      method: 'POST',
      body,
      headers: { 'accept-encoding': acceptEncoding },
    });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(JSON.parse(decompress(response.body).toString())).toHaveProperty('total_items');
  });

  it.each(['', 'identity', 'gzip;q=0, br', 'zstd'])('does not compress for %j', async (acceptEncoding) => {
    const response = await requestRaw(server.url, '/dealer/search/cars', {
      method: 'POST',
      body,
      headers: { 'accept-encoding': acceptEncoding },
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(response.body.toString())).toHaveProperty('total_items');
  });
});

describe('other paths', () => {
  it.each(['/api', '/api/other', '/api/ai-conversation/', '/rest/v2/models', '/dealer/search', '/cars'])(
    'returns 404 for %s',
    async (path) => {
      expect((await requestRaw(server.url, path)).status).toBe(404);
    },
  );

  it('reports that the site is not built', async () => {
    const response = await requestRaw(server.url, '/');
    expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([
      503,
      { error: { code: 'not-built' } },
    ]);
  });
});
