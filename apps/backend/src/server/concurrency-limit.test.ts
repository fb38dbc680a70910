import { toHttpError, type RequestVariables } from '@forecourt/functions';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

function createTestApp(signal?: AbortSignal) {
  const waitingHandlers: (() => void)[] = [];
  const app = new Hono<RequestVariables>();
  app.use(async (context, next) => {
    context.set('address', context.req.header('address'));
    if (signal) context.set('signal', signal);
    await next();
  }, limitConcurrency(2));
  app.get('/', async (context) => {
    await new Promise<void>((resolve) => waitingHandlers.push(resolve));
    return context.text('done');
  });
  app.get('/fails', () => {
    throw new Error('broken');
  });
  app.onError((error, { req }) => toHttpError(error, req.raw.signal).getResponse());
  const request = async (address: string, path = '/') => app.request(path, { headers: { address } });
  const finish = () => {
    for (const resolve of waitingHandlers.splice(0)) resolve();
  };
  return { request, finish, waitingHandlers };
}

describe('limitConcurrency', () => {
  it('rejects requests above an address’s limit and serves other addresses', async () => {
    const { request, finish, waitingHandlers } = createTestApp();
    const runningRequests = [request('192.0.2.1'), request('192.0.2.1')];
    await expect.poll(() => waitingHandlers.length).toBe(2);
    const rejectedResponse = await request('192.0.2.1');
    expect([rejectedResponse.status, rejectedResponse.headers.get('retry-after')]).toEqual([429, '1']);
    const otherRequest = request('192.0.2.2');
    await expect.poll(() => waitingHandlers.length).toBe(3);
    finish();
    const responses = await Promise.all([...runningRequests, otherRequest]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('serves an address again once its unfinished requests reach their deadline', async () => {
    const deadline = new AbortController();
    const { request, finish, waitingHandlers } = createTestApp(deadline.signal);
    const runningRequests = [request('192.0.2.1'), request('192.0.2.1')];
    await expect.poll(() => waitingHandlers.length).toBe(2);
    deadline.abort();
    runningRequests.push(request('192.0.2.1'));
    await expect.poll(() => waitingHandlers.length).toBe(3);
    finish();
    expect((await Promise.all(runningRequests)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('serves an address again when its requests have ended or failed', async () => {
    const { request, finish, waitingHandlers } = createTestApp();
    for (let n = 0; n < 5; n += 1) expect((await request('192.0.2.1', '/fails')).status).toBe(500);
    const runningRequests = [request('192.0.2.1'), request('192.0.2.1')];
    await expect.poll(() => waitingHandlers.length).toBe(2);
    finish();
    await Promise.all(runningRequests);
    const nextRequest = request('192.0.2.1');
    await expect.poll(() => waitingHandlers.length).toBe(1);
    finish();
    expect((await nextRequest).status).toBe(200);
  });
});
