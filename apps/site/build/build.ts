// `pnpm build`: the browser's bundle, the same screens for Node, every route as HTML, and what lies beside them.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { compress } from './compress.ts';
import { type Manifest, type Screens, prerenderPages } from './prerender.ts';
import { writeStatics } from './statics.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const client = join(site, 'dist/client');
const server = join(site, 'dist/server');
const configFile = join(site, 'vite.config.ts');

process.env['NODE_ENV'] = 'production';
// The configuration checks the environment: a wrong variable must not cost the build that is there.
await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile, site);
rmSync(join(site, 'dist'), { recursive: true, force: true });
await build({ configFile, logLevel: 'warn', build: { outDir: client, manifest: true } });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: server,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'entry-server.js', chunkFileNames: '[hash].js' } },
  },
});

const screens = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as Screens;
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
rmSync(join(client, '.vite'), { recursive: true });

const pages = await prerenderPages({ client, manifest, screens });
writeStatics({ client, pages, siteUrl: screens.env.siteUrl });
const files = await compress(client);
console.info(`Built ${pages.length} pages and ${files} compressed files into apps/site/dist.`);
