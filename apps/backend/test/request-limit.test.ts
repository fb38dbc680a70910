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
    const answer = await requestRaw(url, path, {
      method,
      headers: { apikey: 'local-anon-key', 'x-real-ip': address },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    return { ...answer, json: JSON.parse(answer.body.toString()) as unknown };
  };
  return async (path: string, addresses: readonly string[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await ask(path, address));
    return answers;
  };
};

const getStatuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const [ONE, OTHER] = ['192.0.2.1', '192.0.2.2'];
const SECONDS = /^([1-9]|[1-5]\d|60)$/;

describe('request limits', () => {
  it("rejects reads above DATA_LIMIT_PER_MINUTE with an error like PostgREST's", async () => {
    const ask = await start({ DATA_LIMIT_PER_MINUTE: '3' });
    const answers = await ask('/rest/v1/door_options', [ONE, ONE, ONE, ONE, OTHER]);
    expect(getStatuses(answers)).toEqual([200, 200, 200, 429, 200]);
    expect(answers[3]).toMatchObject({
      headers: {
        'retry-after': expect.stringMatching(SECONDS) as string,
        'x-content-type-options': 'nosniff',
      },
      json: {
        code: 'rate-limited',
        details: null,
        hint: null,
        message: expect.stringMatching(
          /^Too many requests from your connection\. Try again in \d+ seconds\.$/,
        ) as string,
      },
    });
  });

  it('rejects searches above SEARCH_LIMIT_PER_MINUTE', async () => {
    const ask = await start({ SEARCH_LIMIT_PER_MINUTE: '2', DATA_LIMIT_PER_MINUTE: '1' });
    const answers = await ask('/dealer/search/cars', [ONE, ONE, ONE, OTHER]);
    expect(getStatuses(answers)).toEqual([400, 400, 429, 400]);
    expect(answers[2]).toMatchObject({
      headers: { 'retry-after': expect.stringMatching(SECONDS) as string },
      json: { error: { code: 'rate-limited', message: expect.stringContaining('Try again in') as string } },
    });
    // Reads have their own limit.
    expect(getStatuses(await ask('/rest/v1/door_options', [ONE]))).toEqual([200]);
  });

  it('applies …_LIMIT_OVER_ALL to all addresses together', async () => {
    const ask = await start({ DATA_LIMIT_OVER_ALL: '2', SEARCH_LIMIT_OVER_ALL: '1' });
    const reads = await ask('/rest/v1/door_options', [ONE, OTHER, '192.0.2.3']);
    expect(getStatuses(reads)).toEqual([200, 200, 429]);
    expect(reads[2]?.json).toMatchObject({ message: expect.stringContaining('The server is very busy.') as string });
    expect(getStatuses(await ask('/dealer/search/cars', [ONE, OTHER]))).toEqual([400, 429]);
  });

  it('counts requests that are rejected for another reason', async () => {
    const ask = await start({ DATA_LIMIT_PER_MINUTE: '2' });
    expect(getStatuses(await ask('/rest/v2/nothing', [ONE, ONE, ONE]))).toEqual([404, 404, 429]);
  });
});
