// `pnpm build`: builds the browser bundle, the server bundle, every route as HTML, the other static files, and the
// headers.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadConfigFromFile, type Manifest } from 'vite';
import { compress } from './compress.ts';
import { createPageHeaders, type SiteHeaders } from './page-headers.ts';
import { listPassedDates } from '../src/content/passed-dates.ts';
import type { Screens } from './prerender.ts';
import { listSampleContent } from './sample-content.ts';
import { RESULTS_HEADERS } from './speculation-rules.ts';
import { writeStatics } from './statics.ts';
import { writeVercelOutput } from './vercel.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
// Tests build into another folder, next to the served build.
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const dist = values.out === undefined ? join(site, 'dist') : resolve(values.out);
const client = join(dist, 'client');
const server = join(dist, 'server');
const configFile = join(site, 'vite.config.ts');

// Vite does not add the variables in `.env` to process.env, which this script reads.
const settings = join(site, '../../.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.env['NODE_ENV'] = 'production';
// The configuration validates the environment first, so that an invalid variable does not delete the existing build.
await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile, site);
rmSync(dist, { recursive: true, force: true });
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

// Imported after NODE_ENV is set, because React reads it on import.
const { prerenderPages } = await import('./prerender.ts');
const pages = await prerenderPages({ client, manifest, screens });
const { brand, env, redirects, resultsPath, roadmap } = screens;
writeStatics({ root: site, client, pages, siteUrl: env.siteUrl, email: brand.email });
const production = process.env['APP_ENV'] === 'production';
const headers: SiteHeaders = {
  pages: Object.fromEntries(
    pages.map(({ path, html }) => {
      const own = path === resultsPath ? RESULTS_HEADERS : {};
      return [path, { ...createPageHeaders(html, env, production), ...own }];
    }),
  ),
  redirects,
};
writeFileSync(join(dist, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
// Vercel sets this variable. Its files are copied before compression, because Vercel compresses responses itself.
if (process.env['VERCEL'] === '1') await writeVercelOutput({ site, client, headers, production });
const files = await compress(client);
console.info(`Built ${pages.length} pages and ${files} compressed files into ${relative(process.cwd(), dist)}.`);
if (production) {
  const samples = listSampleContent(site);
  console.info(`Sample content to replace before launch (${samples.length}):`);
  for (const sample of samples) console.info(`  apps/site/${sample}`);
  const passedDates = listPassedDates(roadmap, new Date());
  if (passedDates.length > 0) console.info(`Planned dates that have passed without a state (${passedDates.length}):`);
  for (const date of passedDates) console.info(`  ${date}`);
}
