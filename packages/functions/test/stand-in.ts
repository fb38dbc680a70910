import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Resolves when the connection closes, with `true` if the response was incomplete. */
  readonly hangUpPromise: Promise<boolean>;
}

export type Responder = (response: ServerResponse, request: StandInRequest) => void;

/** A fake of OpenAI's chat completions on its own port, which can simulate faults. */
export interface StandIn {
  /** The value for `AI_BASE_URL`. */
  readonly baseUrl: string;
  /** The recorded requests, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** Sets the next answers in order, repeating the last, and clears the recorded requests. */
  respondWith(...responders: readonly [Responder, ...Responder[]]): void;
  stop(): Promise<void>;
}

/** Starts a fake service that returns 503 until its answers are set. */
export async function startStandIn(): Promise<StandIn> {
  let responders: readonly Responder[] = [respondWithStatus(503)];
  let requests: StandInRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request: StandInRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
        hangUpPromise: new Promise((resolve) => response.on('close', () => resolve(!response.writableFinished))),
      };
      const responder = responders[Math.min(requests.length, responders.length - 1)];
      requests.push(request);
      responder?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return requests;
    },
    respondWith(...nextResponders) {
      responders = nextResponders;
      requests = [];
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** The parts of a completion besides its content. `message` adds fields to the assistant's message. */
export interface CompletionParts {
  readonly message?: object;
  readonly finishReason?: string | null;
  readonly usage?: object | null;
}

const USAGE = { prompt_tokens: 400, completion_tokens: 40, total_tokens: 440 };

/** Responds with a completion. An object `content` is sent as JSON, and a string unchanged. */
export function respondWithCompletion(content: object | string | null, parts: CompletionParts = {}): Responder {
  const { message = {}, finishReason = 'stop', usage = USAGE } = parts;
  const text = typeof content === 'object' && content !== null ? JSON.stringify(content) : content;
  return respondWithBody(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_795_176_000,
      model: 'stand-in',
      choices: [{ index: 0, message: { role: 'assistant', content: text, ...message }, finish_reason: finishReason }],
      ...(usage && { usage }),
    }),
  );
}

export const respondWithToolCall = (object: object): Responder =>
  respondWithCompletion(null, {
    finishReason: 'tool_calls',
    message: {
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'answer', arguments: JSON.stringify(object) } }],
    },
  });

export const respondWithBody =
  (body: string, type = 'application/json'): Responder =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** Responds with an error in the service's format. */
export const respondWithStatus =
  (code: number, headers: Readonly<Record<string, string>> = {}, message = 'no'): Responder =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message } }));

export const neverRespond: Responder = () => undefined;

/** Closes the connection without a response. */
export const resetConnection: Responder = (response) => void response.socket?.destroy();

/** Sends the beginning of a body and closes the connection. */
export const breakOffResponse: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"choices": [');
  setTimeout(() => response.socket?.destroy(), 5);
};

/** Responds with JSON of more than `bytes` bytes. */
export const respondWithBytes =
  (bytes: number): Responder =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"choices": "${'x'.repeat(bytes)}"}`);

/** Sends a body byte by byte, endlessly. */
export const dripResponse: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};
