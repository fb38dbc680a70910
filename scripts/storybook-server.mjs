// Serves storybook-static.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

export const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

/**
 * @returns {Promise<{ url: string, server: import('node:http').Server }>}
 * @throws {Error} if storybook-static does not exist
 */
export async function serveStorybook() {
  if (!existsSync(join(folder, 'index.json')))
    throw new Error('There is no storybook-static. Run `pnpm run build-storybook` first.');
  const serve = sirv(folder);
  const server = createServer((request, response) => serve(request, response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, server };
}
