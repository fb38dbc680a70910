import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { requestJson, ServiceError } from './request-json.ts';

afterEach(() => vi.unstubAllGlobals());

const sendRequest = (options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
  requestJson({
    url: 'https://service.example.com/answer',
    body: '{}',
    schema: v.object({ answer: v.number() }),
    timeoutMs: 1000,
    ...options,
  });

const mockAnswer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

const catchFailure = async (promise: Promise<unknown>): Promise<ServiceError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ServiceError) return error;
  throw new Error('The call did not fail with a ServiceError.', { cause: error });
};

/** Stubs `fetch` so that it never responds, but rejects when it is aborted. */
const mockSilence = () =>
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );

test('validates and returns the response', async () => {
  mockAnswer('{"answer": 42, "more": true}');
  await expect(sendRequest()).resolves.toEqual({ answer: 42 });
});

test('throws an error with the message, status and body for an error status', async () => {
  mockAnswer('{"error": {"code": "stale"}}', 401);
  const error = await catchFailure(sendRequest());
  expect(error).toMatchObject({ failure: 'status', status: 401, message: 'API request failed: 401' });
  expect(error.body).toEqual({ error: { code: 'stale' } });
});

test.each(['<!doctype html>', '{"answer": 4', '', 'null', '{"answer": "four"}'])(
  'rejects the body %j',
  async (body) => {
    mockAnswer(body);
    expect((await catchFailure(sendRequest())).failure).toBe('unreadable');
  },
);

test('hides the technical cause of a lost connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const error = await catchFailure(sendRequest());
  expect(error.failure).toBe('network');
  expect(error.message).not.toContain('fetch');
});

test('aborts after the timeout', async () => {
  mockSilence();
  expect((await catchFailure(sendRequest({ timeoutMs: 10 }))).failure).toBe('timeout');
});

test('rejects with the caller’s reason when the caller aborts', async () => {
  mockSilence();
  const controller = new AbortController();
  const abortedRequest = sendRequest({ signal: controller.signal });
  controller.abort(new Error('navigated away'));
  await expect(abortedRequest).rejects.toThrow('navigated away');
});
