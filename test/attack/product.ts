// Starts the product on loopback as `npm start` does, and sends requests to it.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/backend/src/main.ts', import.meta.url));
const ANSWER_TIMEOUT_MS = 20_000;
const SECRET = 'local-signing-secret';
export const REST_KEY = { apikey: 'local-anon-key' };
export const LISTINGS = 'https://listings.example.com/car-search?postcode=EC1A1BB';
/** The addresses (from ranges for documentation) of the attacker, and of a buyer who must not be affected. */
export const ATTACKER = '192.0.2.66';
export const BYSTANDER = '198.51.100.7';

export interface ProductResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export interface Product {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  readonly log: { level: string; event: string; [field: string]: unknown }[];
  readonly exitPromise: Promise<number | null>;
  readonly request: (path: string, options?: RequestOptions) => Promise<ProductResponse>;
  readonly read: (path: string, options?: RequestOptions) => Promise<ProductResponse>;
  readonly search: (query: string, options?: RequestOptions & { limit?: number }) => Promise<ProductResponse>;
  readonly ask: (
    body: unknown,
    options?: RequestOptions & { secret?: string; time?: number },
  ) => Promise<ProductResponse>;
  /** Sends raw bytes and resolves with everything received when the connection closes. */
  readonly write: (text: string) => Promise<string>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the server and waits until it is ready. `stop` keeps a given `folder` and deletes a temporary one. */
export async function startProduct(environment: Record<string, string> = {}, folder?: string): Promise<Product> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'forecourt-attack-')));
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LISTINGS: '2000',
      LOG_FORMAT: 'json',
      CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
      SHUTDOWN_DELAY_MS: '0',
      DATA_DIR: join(dataDir, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitPromise = new Promise<number | null>((resolve) => child.once('close', resolve));
  const log: Product['log'] = [];
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) log.push(JSON.parse(line) as Product['log'][number]);
      const ready = /^Ready on .*:(\d+)$/.exec(log.at(-1)?.event ?? '');
      if (ready) resolve(ready[1] ?? '');
    });
    void exitPromise.then((code) => reject(new Error(`The server exited with code ${code} before it was ready.`)));
  });
  const url = `http://127.0.0.1:${port}`;

  const request: Product['request'] = async (path, { from = ATTACKER, headers, signal, ...init } = {}) => {
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': from, ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return {
    url,
    folder: dataDir,
    process: child,
    log,
    exitPromise,
    request,
    read: (path, options) => request(`/rest/v1/${path}`, { ...options, headers: { ...REST_KEY, ...options?.headers } }),
    search: (query, { limit = 10, ...options } = {}) =>
      request('/dealer/search/cars', {
        method: 'POST',
        body: JSON.stringify({ url: LISTINGS + query, limit }),
        ...options,
      }),
    ask(body, { secret = SECRET, time = Date.now(), ...options } = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const timestamp = String(Math.floor(time / 1_000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
      return request('/api/ai-conversation', {
        method: 'POST',
        body: text,
        ...options,
        headers: {
          'content-type': 'application/json',
          'x-ads-timestamp': timestamp,
          'x-ads-signature': signature,
          ...options.headers,
        },
      });
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        let read = '';
        socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy(new Error('The response did not end in time.')));
        socket.on('data', (chunk) => (read += chunk.toString()));
        socket.on('close', () => resolve(read));
        socket.on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(read) : reject(error),
        );
      }),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exitPromise;
      if (folder === undefined) await rm(dataDir, { recursive: true });
    },
  };
}
