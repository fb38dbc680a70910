import { toHttpError, type RequestVariables } from '@forecourt/functions';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitRequestTime } from './request-deadline.ts';

function createApp(handler: (signal: AbortSignal) => Promise<string>) {
  const app = new Hono<RequestVariables>();
  app.use(limitRequestTime(50));
  app.get('/', async (context) => context.text(await handler(context.get('signal'))));
  app.onError((error, { req }) => toHttpError(error, req.raw.signal).getResponse());
  return app;
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('aborted')));

describe('limitRequestTime', () => {
  it('does not change a response that arrives in time', async () => {
    const response = await createApp(async (signal) => String(signal.aborted)).request('/');
    expect([response.status, await response.text()]).toEqual([200, 'false']);
  });

  it('returns 503 at the deadline and aborts the work', async () => {
    let abortPromise: Promise<string> | undefined;
    const response = await createApp((signal) => {
      abortPromise = waitForAbort(signal);
      return new Promise(() => {});
    }).request('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await abortPromise).toBe('aborted');
  });

  it('aborts the work when the caller disconnects', async () => {
    const caller = new AbortController();
    let abortPromise: Promise<string> | undefined;
    const response = createApp((signal) => {
      abortPromise = waitForAbort(signal);
      caller.abort();
      return abortPromise;
    }).request(new Request('http://localhost/', { signal: caller.signal }));
    expect((await response).status).toBe(200);
    expect(await abortPromise).toBe('aborted');
  });
});
