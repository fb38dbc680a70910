// Serves storybook-static.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @returns {Promise<{ url: string, server: import('node:http').Server }>}
 * @throws {Error} where there is no storybook-static
 */
export async function serveStorybook() {
  if (!existsSync(join(folder, 'index.json')))
    throw new Error('There is no storybook-static. Run `pnpm run build-storybook` first.');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '');
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[/** @type {keyof typeof types} */ (extname(file))];
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the stories has no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}
