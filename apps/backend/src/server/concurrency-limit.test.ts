import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';
import { HttpError } from './http-error.ts';

function createTestApp() {
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.use(limitConcurrency(2, (context) => context.req.header('address')));
  app.get('/', async (context) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return context.text('done');
  });
  app.get('/fails', () => {
    throw new Error('broken');
  });
  app.onError((error) => (error instanceof HttpError ? error.toResponse() : new Response('failed', { status: 500 })));
  const request = async (address: string, path = '/') => app.request(path, { headers: { address } });
  const finish = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { request, finish, waiting };
}

describe('limitConcurrency', () => {
  it('refuses what exceeds the limit of an address, and serves other addresses', async () => {
    const { request, finish, waiting } = createTestApp();
    const running = [request('192.0.2.1'), request('192.0.2.1')];
    await expect.poll(() => waiting.length).toBe(2);
    const refused = await request('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    const other = request('192.0.2.2');
    await expect.poll(() => waiting.length).toBe(3);
    finish();
    const answers = await Promise.all([...running, other]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('serves an address again when its requests have ended or failed', async () => {
    const { request, finish, waiting } = createTestApp();
    for (let n = 0; n < 5; n += 1) expect((await request('192.0.2.1', '/fails')).status).toBe(500);
    const running = [request('192.0.2.1'), request('192.0.2.1')];
    await expect.poll(() => waiting.length).toBe(2);
    finish();
    await Promise.all(running);
    const again = request('192.0.2.1');
    await expect.poll(() => waiting.length).toBe(1);
    finish();
    expect((await again).status).toBe(200);
  });
});
