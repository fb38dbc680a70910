import { signRequest, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@forecourt/search-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConversation } from './conversation.ts';
import { functionEnvironment } from './environment.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECRET = 'a-secret-for-tests';

async function signed(body: string, { secret = SECRET, now = NOW } = {}): Promise<Request> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new Request('https://example.com/api/ai-conversation', {
    method: 'POST',
    body,
    headers: { [TIMESTAMP_HEADER]: String(seconds), [SIGNATURE_HEADER]: await signRequest(secret, seconds, body) },
  });
}

const streamed = (stream: ReadableStream<Uint8Array>) =>
  new Request('https://example.com/api/ai-conversation', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit);

const unexpected = (error: unknown) => {
  throw new Error('The log was not expected to be used.', { cause: error });
};

const ask = { messages: [{ role: 'user', content: 'BMW X5 under £30k' }] };

describe('the conversation as a function of a request', () => {
  const handle = createConversation({ secrets: [SECRET], now: () => NOW, log: unexpected });

  it('needs nothing but the Web standard', async () => {
    const answer = await handle(await signed(JSON.stringify({ ...ask, extractParams: true })));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.json()).toMatchObject({ searchParams: { make: 'BMW', model: 'X5', max_price: 30_000 } });
  });

  it('stops reading a body as soon as it is too large', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_024;
        controller.enqueue(new Uint8Array(1_024));
      },
    });
    const answer = await handle(streamed(endless));
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'too-large' } }]);
    expect(sent).toBeLessThan(80_000);
  });

  it('answers 400 to a body that breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection lost'));
      },
    });
    const answer = await handle(streamed(broken));
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
  });

  it('answers 400 to bytes that are no UTF-8', async () => {
    const seconds = String(NOW.getTime() / 1000);
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(SECRET),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const tag = await crypto.subtle.sign(
      'HMAC',
      key,
      new Uint8Array([...new TextEncoder().encode(`${seconds}.`), ...bytes]),
    );
    const answer = await handle(
      new Request('https://example.com/', {
        method: 'POST',
        body: bytes,
        headers: { [TIMESTAMP_HEADER]: seconds, [SIGNATURE_HEADER]: Buffer.from(tag).toString('hex') },
      }),
    );
    expect(answer.status).toBe(400);
  });

  it('answers 500 without a detail when something unforeseen fails, and logs it', async () => {
    const failure = new Error('the clock is broken');
    const logged: unknown[] = [];
    const broken = createConversation({
      secrets: [SECRET],
      now: () => {
        throw failure;
      },
      log: (error) => logged.push(error),
    });
    const answer = await broken(await signed(JSON.stringify(ask)));
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('clock')]);
    expect(logged).toEqual([failure]);
  });
});

describe('the serverless function', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('takes its secret from the environment at its first request', async () => {
    const { default: deployed } = await import('../api/ai-conversation.ts');
    vi.stubEnv('ADS_SIGNING_SECRET', 'deployed-secret');
    const request = await signed(JSON.stringify(ask), { secret: 'deployed-secret', now: new Date() });
    expect((await deployed.fetch(request)).status).toBe(200);
  });

  it('does not run in production with the local secret', async () => {
    const { default: deployed } = await import('../api/ai-conversation.ts');
    vi.stubEnv('APP_ENV', 'production');
    const request = await signed(JSON.stringify(ask));
    expect(() => deployed.fetch(request)).toThrow(/ADS_SIGNING_SECRET must not hold/);
  });

  it('reads several secrets and names a wrong variable', () => {
    expect(functionEnvironment({ ADS_SIGNING_SECRET: 'new, old', APP_ENV: ' ' }).ADS_SIGNING_SECRET).toEqual([
      'new',
      'old',
    ]);
    expect(() => functionEnvironment({ APP_ENV: 'staging' })).toThrow(/APP_ENV must be 'local' or 'production'/);
  });
});
