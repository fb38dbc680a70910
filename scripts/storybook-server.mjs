import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

export const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

export async function serveStorybook() {
  if (!existsSync(folder)) throw new Error('storybook-static does not exist. Run `npm run build-storybook` first.');
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', server };
}
