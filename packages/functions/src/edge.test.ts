import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContactRequest, CONTACT_INPUT } from '../test/contact.ts';
import { createBody, createSignedRequest, createUnsignedRequest } from '../test/signed.ts';
import { respondWithCompletion, startStandIn, respondWithStatus } from '../test/stand-in.ts';
import type { StandIn } from '../test/stand-in.ts';

const SECRET = 'a-secret-of-the-edge';

interface Bundle {
  code: string;
  imports: string[];
}

/** Bundles the functions into one script. Imports of Node modules fail the build, except those of external packages. */
async function buildBundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL('./vercel.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'deployed',
    platform: 'browser',
    conditions: ['@forecourt/source', 'edge-light', 'worker'],
    target: 'es2022',
    // Imported only if REDIS_URL or SMTP_URL is set, so never on a host without sockets.
    external: ['@redis/client', 'nodemailer'],
  });
  return {
    code: outputFiles[0]?.text ?? '',
    imports: Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path)),
  };
}

let bundle: Bundle;
let standIn: StandIn;

beforeAll(async () => {
  bundle = await buildBundle();
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

/** Runs the functions in an edge runtime with platform globals and the environment from Node. */
function deploy(environment: Record<string, string> = {}) {
  const printedLines: Record<string, unknown>[] = [];
  const runtime = new EdgeVM({
    extend: (context) =>
      Object.assign(context, {
        process: { env: { ADS_SIGNING_SECRET: SECRET, ...environment } },
        console: { log: (line: string) => void printedLines.push(JSON.parse(line) as Record<string, unknown>) },
      }),
  });
  runtime.evaluate(`${bundle.code}; globalThis.deployed = deployed.default;`);
  /** Copies a request from this realm into the runtime and sends it. */
  async function send(request: Request): Promise<{ status: number; json: unknown }> {
    runtime.context['sent'] = {
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.body ? await request.text() : undefined,
    };
    const response = await runtime.evaluate<Promise<{ status: number; text: string }>>(
      `deployed.fetch(new Request(sent.url, sent)).then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
    );
    return { status: response.status, json: JSON.parse(response.text) };
  }
  return { send, printed: printedLines };
}

const ask = (
  content: string,
  options: Parameters<typeof createSignedRequest>[1] & { extractParams?: boolean } = {},
) => {
  const { extractParams = true, ...rest } = options;
  return createSignedRequest(createBody(content, { extractParams }), { secret: SECRET, now: new Date(), ...rest });
};

describe('the functions in an edge runtime', () => {
  it('bundles no Node modules, Redis client or mail client', () => {
    expect(bundle.imports.toSorted()).toEqual(['@redis/client', 'nodemailer']);
    expect(bundle.code).not.toMatch(/\brequire\("|from "node:|import\("node:/);
    expect(bundle.code.length).toBeGreaterThan(10_000);
  });

  it('answers a repeated request from the replay cache', async () => {
    const { send, printed: printedLines } = deploy();
    const expected = { searchParams: { make: 'BMW', model: 'X5', max_price: 30_000 } };
    const now = new Date();
    for (let time = 0; time < 2; time += 1) {
      const response = await send(await ask('BMW X5 under £30k', { now }));
      expect([response.status, response.json]).toMatchObject([200, expected]);
    }
    expect(printedLines.map(({ outcome }) => outcome)).toEqual(['answered', 'replayed']);
  });

  it('rejects unsigned, wrongly signed, stale, oversized and non-POST requests', async () => {
    const { send, printed: printedLines } = deploy();
    const staleTime = new Date(Date.now() - 400_000);
    const requests = [
      createUnsignedRequest({ body: createBody('BMW') }),
      await ask('BMW', { secret: 'another' }),
      await ask('BMW', { now: staleTime }),
      await ask('x'.repeat(70_000)),
      new Request('https://example.com/api/ai-conversation'),
    ];
    const responses: unknown[] = [];
    for (const request of requests) responses.push(await send(request));
    expect(responses).toMatchObject([
      { status: 401, json: { error: { code: 'unsigned' } } },
      { status: 401, json: { error: { code: 'wrong' } } },
      { status: 401, json: { error: { code: 'stale', serverTime: expect.any(Number) as number } } },
      { status: 413, json: { error: { code: 'too-large' } } },
      { status: 405, json: { error: { code: 'method-not-allowed' } } },
    ]);
    expect(printedLines).toHaveLength(5);
  });

  it('limits requests per minute', async () => {
    const { send } = deploy({ CHAT_LIMIT_PER_MINUTE: '1' });
    const statuses: number[] = [];
    for (const question of ['BMW', 'Audi']) statuses.push((await send(await ask(question))).status);
    expect(statuses).toEqual([200, 429]);
  });

  it('uses a model and answers with the rules if the model fails', async () => {
    const { send, printed: printedLines } = deploy({
      AI_BASE_URL: standIn.baseUrl,
      AI_API_KEY: 'key',
      AI_MODEL: 'small',
    });
    standIn.respondWith(respondWithCompletion({ intent: 'thanks', values: [], excluded: [] }), respondWithStatus(503));
    const [first, second] = [
      await send(await ask('glorfin quibbet marn', { extractParams: false })),
      await send(await ask('quibbet glorfin', { extractParams: false })),
    ];
    expect(first).toEqual({
      status: 200,
      json: { response: expect.stringMatching(/^You're welcome\./) as string },
    });
    expect(second).toEqual({ status: 200, json: { response: expect.any(String) as string } });
    expect(printedLines).toMatchObject([
      { source: 'model', tokens: 440 },
      { source: 'reader', fallback: 'unavailable' },
    ]);
  });

  it('rejects an invalid contact message and reports a failing store', async () => {
    const { send, printed: printedLines } = deploy({
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_SERVICE_ROLE_KEY: 'service-role-key',
    });
    const responses = [
      await send(createContactRequest({ ...CONTACT_INPUT, email: 'jane' })),
      await send(createContactRequest(CONTACT_INPUT)),
    ];
    expect(responses).toMatchObject([
      { status: 400, json: { error: { code: 'invalid' } } },
      { status: 503, json: { error: { code: 'not-stored' } } },
    ]);
    expect(printedLines.at(-1)).toMatchObject({ outcome: 'not-stored' });
  });
});
