import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openTestDatabase, requestRaw, serve } from './serve.ts';
import type { TestServer } from './serve.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let server: TestServer | undefined;
afterEach(async () => {
  expect(server?.takeLog()).toEqual([]);
  await server?.close();
});

const start = async (environment: Record<string, string>) => {
  server = await serve({ database, environment: { CLIENT_ADDRESS_HEADER: 'x-real-ip', ...environment } });
  const { url } = server;
  const ask = async (path: string, address: string) => {
    const method = path.startsWith('/dealer') ? 'POST' : 'GET';
    const response = await requestRaw(url, path, {
      method,
      headers: { apikey: 'local-anon-key', 'x-real-ip': address },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    return { ...response, json: JSON.parse(response.body.toString()) as unknown };
  };
  return async (path: string, addresses: readonly string[]) => {
    const responses = [];
    for (const address of addresses) responses.push(await ask(path, address));
    return responses;
  };
};

const getStatuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const [FIRST_ADDRESS, SECOND_ADDRESS] = ['192.0.2.1', '192.0.2.2'];
const RETRY_AFTER_SECONDS = /^([1-9]|[1-5]\d|60)$/;

describe('request limits', () => {
  it("rejects reads above DATA_LIMIT_PER_MINUTE with an error like PostgREST's", async () => {
    const ask = await start({ DATA_LIMIT_PER_MINUTE: '3' });
    const responses = await ask('/rest/v1/door_options', [
      FIRST_ADDRESS,
      FIRST_ADDRESS,
      FIRST_ADDRESS,
      FIRST_ADDRESS,
      SECOND_ADDRESS,
    ]);
    expect(getStatuses(responses)).toEqual([200, 200, 200, 429, 200]);
    expect(responses[3]).toMatchObject({
      headers: {
        'retry-after': expect.stringMatching(RETRY_AFTER_SECONDS) as string,
        'x-content-type-options': 'nosniff',
      },
      json: {
        code: 'rate-limited',
        details: null,
        hint: null,
        message: expect.stringMatching(
          /^Too many requests from your connection\. Try again in \d+ seconds?\.$/,
        ) as string,
      },
    });
  });

  it('rejects searches above SEARCH_LIMIT_PER_MINUTE', async () => {
    const ask = await start({ SEARCH_LIMIT_PER_MINUTE: '2', DATA_LIMIT_PER_MINUTE: '1' });
    const responses = await ask('/dealer/search/cars', [FIRST_ADDRESS, FIRST_ADDRESS, FIRST_ADDRESS, SECOND_ADDRESS]);
    expect(getStatuses(responses)).toEqual([400, 400, 429, 400]);
    expect(responses[2]).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(RETRY_AFTER_SECONDS) as string },
      json: { error: { code: 'rate-limited', message: expect.stringContaining('Try again in') as string } },
    });
    // Reads have their own limit.
    expect(getStatuses(await ask('/rest/v1/door_options', [FIRST_ADDRESS]))).toEqual([200]);
  });

  it('applies …_LIMIT_OVER_ALL to all addresses together', async () => {
    const ask = await start({ DATA_LIMIT_OVER_ALL: '2', SEARCH_LIMIT_OVER_ALL: '1' });
    const readResponses = await ask('/rest/v1/door_options', [FIRST_ADDRESS, SECOND_ADDRESS, '192.0.2.3']);
    expect(getStatuses(readResponses)).toEqual([200, 200, 429]);
    expect(readResponses[2]?.json).toMatchObject({
      message: expect.stringContaining('The server is very busy.') as string,
    });
    expect(getStatuses(await ask('/dealer/search/cars', [FIRST_ADDRESS, SECOND_ADDRESS]))).toEqual([400, 429]);
  });

  it('counts requests for unknown paths towards the limit', async () => {
    const ask = await start({ DATA_LIMIT_PER_MINUTE: '2' });
    expect(getStatuses(await ask('/rest/v2/nothing', [FIRST_ADDRESS, FIRST_ADDRESS, FIRST_ADDRESS]))).toEqual([
      404, 404, 429,
    ]);
  });
});
