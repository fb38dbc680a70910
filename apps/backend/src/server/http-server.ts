import { once } from 'node:events';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { getErrorFields, HttpError, toHttpError } from '@forecourt/functions';
import type { Log } from '@forecourt/functions';

export interface HttpServerOptions {
  /** Also receives Node's request, which contains the caller's address. */
  readonly fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  readonly host: string;
  readonly port: number;
  /** The milliseconds that a client has to send its complete request. Half of that time is for the headers. */
  readonly requestTimeoutMs: number;
  /** The default headers of every response, including those that Node sends without calling the handler. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

export type HttpServer = Awaited<ReturnType<typeof startHttpServer>>;

/** The server cannot listen on the address. The message says how to fix it. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** Idle connections stay open after the port is closed, because a client may have just sent a request. */
const IDLE_GRACE_MS = 1_000;
/** The time to send the response to a request that has timed out. */
const FINAL_RESPONSE_MS = 500;
/** Long enough for a page's requests, and short enough to free the sockets of users who left. */
const KEEP_ALIVE_MS = 5_000;
/** Node's default. Larger headers get a 431. */
const MAX_HEADER_BYTES = 16_384;
/** Node's default of 30 s would extend the time limits. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

/**
 * Limits the time of slow clients.
 *
 * @throws AddressError if the port is taken or not allowed, or the host does not belong to this machine.
 */
export async function startHttpServer(options: HttpServerOptions) {
  const { host, port, requestTimeoutMs, headers, log } = options;
  const listener = getRequestListener((request, bindings) => options.fetch(request, bindings as HttpBindings), {
    errorHandler: (error) => {
      if (error instanceof RequestError) {
        return new HttpError(400, 'malformed', `The request is malformed: ${error.message}.`).getResponse();
      }
      log.error('A request failed outside its handler.', getErrorFields(error));
      return toHttpError(error).getResponse();
    },
  });
  const pendingRequests = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.ceil(requestTimeoutMs / 2),
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false, // Our handler rejects a missing Host, because Node's response has no body.
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      // Sends `Connection: close`, so that the client does not reuse the connection.
      if (isDraining) outgoing.shouldKeepAlive = false;
      pendingRequests.add(outgoing);
      outgoing.once('close', () => pendingRequests.delete(outgoing));
      // A raw backslash must not match a page. Browsers never send one.
      incoming.url = incoming.url?.replaceAll('\\', '%5C');
      void listener(incoming, outgoing);
    },
  );
  // By default Node answers both events itself, with only a status line.
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    delete incoming.headers.expect; // RFC 9110, section 10.1.1: expectations other than 100-continue may be ignored.
    server.emit('request', incoming, outgoing);
  });
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket) => void refuseConnection(socket, error.code, headers),
  );
  // Closes idle sockets, such as that of a client that does not read its response.
  server.timeout = 2 * requestTimeoutMs;
  server.listen({ host, port });
  await once(server, 'listening').catch((error: Error) => {
    throw explainListenError(error, host, port);
  });
  const address = server.address() as AddressInfo;
  const cutoff = new AbortController();
  return {
    /** The server's URL, without a trailing slash. */
    url: `http://${getDisplayHost(host)}:${address.port}`,
    /**
     * New connections are accepted for `delayMs`, so that a load balancer has time to check /api/health. Then the port
     * is closed and the current requests finish within the usual timeout. Call it once.
     */
    async close({ delayMs = 0 } = {}) {
      isDraining = true;
      for (const pendingResponse of pendingRequests) pendingResponse.shouldKeepAlive = false;
      await sleep(delayMs, undefined, { signal: cutoff.signal }).catch(() => {});
      // Accepts connections that arrived while the event loop was busy, because closing the port would reset them.
      await setImmediate();
      await setImmediate();
      const closePromise = once(server, 'close');
      // `http.Server.close` would close idle connections too, on which a request may just be arriving.
      NetServer.prototype.close.call(server);
      const idleTimer = setTimeout(() => server.closeIdleConnections(), IDLE_GRACE_MS);
      const deadlineTimer = setTimeout(() => cutoff.abort(), IDLE_GRACE_MS + requestTimeoutMs + FINAL_RESPONSE_MS);
      cutoff.signal.addEventListener('abort', () => server.closeAllConnections());
      if (cutoff.signal.aborted) server.closeAllConnections();
      await closePromise;
      clearTimeout(idleTimer);
      clearTimeout(deadlineTimer);
      server.close(() => {}); // Stops Node's check for slow connections.
    },
    /** Closes every connection, so that a pending `close` resolves. */
    cutConnections: () => cutoff.abort(),
  };
}

/** Responses to requests that Node rejects, by Node's error code. */
const ERROR_RESPONSES: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: new HttpError(
    431,
    'too-large',
    `The request has more than ${MAX_HEADER_BYTES} bytes of headers.`,
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'timeout', 'The request took too long to arrive. Try again.'),
};
const BAD_REQUEST = new HttpError(400, 'malformed', 'The request is malformed.');

async function refuseConnection(socket: Socket, code = '', headers: HttpServerOptions['headers']): Promise<void> {
  const response = (ERROR_RESPONSES[code] ?? BAD_REQUEST).getResponse();
  const { status } = response;
  const body = await response.text();
  // Node's internal property for the current response. If its headers have been sent, another response cannot follow.
  const { _httpMessage: pendingResponse } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (!socket.writable || pendingResponse?.headersSent) {
    socket.destroy();
    return;
  }
  const responseHeaders = {
    ...headers,
    ...Object.fromEntries(response.headers),
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
  };
  const headerLines = Object.entries(responseHeaders).map(([header, value]) => `${header}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}\r\n${body}`);
}

/** Returns a sentence for the errors of `listen` that a user can fix. */
function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const noAddressMessage = `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
  const explanations: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port < 65_535 ? port + 1 : 4173} npm start`,
    EACCES: `This user may not use port ${port}. Choose a port of 1024 or above: PORT=4173 npm start`,
    EADDRNOTAVAIL: noAddressMessage,
    ENOTFOUND: noAddressMessage,
  };
  const explanation = explanations[error.code ?? ''];
  return explanation === undefined ? error : new AddressError(explanation);
}

/** A browser on this machine reaches these addresses as 'localhost'. */
function getDisplayHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
