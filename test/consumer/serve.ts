import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

export interface StaticServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built app that has one document.
 * @param page returns the final text and headers of a document, for example with the same nonce in both
 */
export async function serve(
  folder: string,
  page: (html: string) => { html: string; headers?: OutgoingHttpHeaders } = (html) => ({ html }),
): Promise<StaticServer> {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/favicon.ico') return void response.writeHead(204).end();
    const path = normalize(new URL(url, 'http://localhost').pathname);
    // A path without an extension is a page of the app, which has one document.
    const file = join(folder, extname(path) === '' ? 'index.html' : path);
    try {
      const text = readFileSync(file);
      const { html, headers } = extname(file) === '.html' ? page(text.toString()) : { html: text };
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers })
        .end(html);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
