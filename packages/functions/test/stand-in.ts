import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stand-in got it. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body. */
  readonly body: unknown;
  /** Resolves when the connection is closed: `true` if that was before the answer was whole. */
  readonly hungUp: Promise<boolean>;
}

/** How the stand-in answers one request. */
export type Answer = (response: ServerResponse, request: StandInRequest) => void;

/** A fake of OpenAI's chat completions on its own port, which can simulate any fault. */
export interface StandIn {
  /** For `AI_BASE_URL`. */
  readonly baseUrl: string;
  /** What it was asked, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** Sets the next answers in order, repeating the last, and clears the recorded requests. */
  answerWith(...answers: readonly [Answer, ...Answer[]]): void;
  stop(): Promise<void>;
}

/** Starts a fake service that returns 503 until its answers are set. */
export async function startStandIn(): Promise<StandIn> {
  let answers: readonly Answer[] = [status(503)];
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
        hungUp: new Promise((resolve) => response.on('close', () => resolve(!response.writableFinished))),
      };
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      answer?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return requests;
    },
    answerWith(...next) {
      answers = next;
      requests = [];
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A message as the model's, with what else its choice and the answer hold. */
export interface CompletionParts {
  readonly message?: object;
  readonly finishReason?: string | null;
  readonly usage?: object | null;
}

const USAGE = { prompt_tokens: 400, completion_tokens: 40, total_tokens: 440 };

/** A whole answer; `content` is what the model wrote: an object as its JSON, a text as it is. */
export function completes(content: object | string | null, parts: CompletionParts = {}): Answer {
  const { message = {}, finishReason = 'stop', usage = USAGE } = parts;
  const text = typeof content === 'object' && content !== null ? JSON.stringify(content) : content;
  return raw(
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

/** The object as the arguments of a tool call. */
export const callsTool = (object: object): Answer =>
  completes(null, {
    finishReason: 'tool_calls',
    message: {
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'answer', arguments: JSON.stringify(object) } }],
    },
  });

/** A body as it is. */
export const raw =
  (body: string, type = 'application/json'): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** An error in the service's own form. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, message = 'no'): Answer =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message } }));

/** Never answers. */
export const hangs: Answer = () => undefined;

/** Closes the connection without a response. */
export const resets: Answer = (response) => void response.socket?.destroy();

/** Sends the beginning of a body and closes the connection. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"choices": [');
  setTimeout(() => response.socket?.destroy(), 5);
};

/** Sends `bytes` of JSON. */
export const isHuge =
  (bytes: number): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"choices": "${'x'.repeat(bytes)}"}`);

/** Sends a body that never ends, a byte at a time. */
export const drips: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};
