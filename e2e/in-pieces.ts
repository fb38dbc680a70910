// Serves pages in pieces, as a slow connection would, to test how a browser paints part of a page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The browser paints a frame between two pieces. */
const PIECE_BYTES = 1500;
const PAUSE_MS = 35;

/**
 * Proxies `origin`, with empty scripts, so that only the arriving HTML can shift the page.
 * @returns the proxy's origin, and a function that stops the proxy
 */
export async function serveInPieces(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const sendInPieces = async () => {
      const { pathname, search } = new URL(request.url ?? '/', origin);
      const { status, headers, body } = await read(`${origin}${pathname}${search}`);
      const type = headers.get('content-type') ?? '';
      response.writeHead(status, { 'content-type': type });
      if (type.includes('javascript')) return response.end();
      if (!type.includes('text/html')) return response.end(body);
      // Sends the head whole, because it paints nothing.
      const start = body.indexOf('<body');
      response.write(body.subarray(0, start));
      for (let at = start; at < body.length && !response.destroyed; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES));
        await wait(PAUSE_MS);
      }
      return response.end();
    };
    sendInPieces().catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function read(url: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
