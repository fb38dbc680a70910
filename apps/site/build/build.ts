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
import type { ServerEntry } from './prerender.ts';
import { listSampleContent } from './sample-content.ts';
import { RESULTS_HEADERS } from './speculation-rules.ts';
import { writeStaticFiles } from './statics.ts';
import { writeVercelOutput } from './vercel.ts';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));
// Tests build into another folder, so that they do not replace the served build.
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const distFolder = values.out === undefined ? join(siteFolder, 'dist') : resolve(values.out);
const clientFolder = join(distFolder, 'client');
const serverFolder = join(distFolder, 'server');
const configFile = join(siteFolder, 'vite.config.ts');

// Vite does not add the variables in `.env` to process.env, which this script reads.
const envFile = join(siteFolder, '../../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env['NODE_ENV'] = 'production';
// Loading the configuration validates the environment, so a build with an invalid variable fails before it deletes the
// existing build.
await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile, siteFolder);
rmSync(distFolder, { recursive: true, force: true });
await build({ configFile, logLevel: 'warn', build: { outDir: clientFolder, manifest: true } });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: serverFolder,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'entry-server.js', chunkFileNames: '[hash].js' } },
  },
});

const serverEntry = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as ServerEntry;
const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
rmSync(join(clientFolder, '.vite'), { recursive: true });

// Imported after NODE_ENV is set, because React reads it on import.
const { prerenderPages } = await import('./prerender.ts');
const pages = await prerenderPages({ clientFolder, manifest, serverEntry });
const { brand, env, redirects, resultsPath, roadmap } = serverEntry;
writeStaticFiles({ root: siteFolder, client: clientFolder, pages, siteUrl: env.siteUrl, email: brand.email });
const isProduction = process.env['APP_ENV'] === 'production';
const headers: SiteHeaders = {
  pages: Object.fromEntries(
    pages.map(({ path, html }) => {
      const extraHeaders = path === resultsPath ? RESULTS_HEADERS : {};
      return [path, { ...createPageHeaders(html, env, isProduction), ...extraHeaders }];
    }),
  ),
  redirects,
};
writeFileSync(join(distFolder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
// Vercel sets this variable. The files are copied before compression, because Vercel compresses responses itself.
if (process.env['VERCEL'] === '1')
  await writeVercelOutput({ site: siteFolder, client: clientFolder, headers, production: isProduction });
const compressedCount = await compress(clientFolder);
console.info(
  `Built ${pages.length} pages and ${compressedCount} compressed files into ${relative(process.cwd(), distFolder)}.`,
);
if (isProduction) {
  const samples = listSampleContent(siteFolder);
  console.info(`Sample content to replace before launch (${samples.length}):`);
  for (const sample of samples) console.info(`  apps/site/${sample}`);
  const passedDates = listPassedDates(roadmap, new Date());
  if (passedDates.length > 0) console.info(`Planned dates that have passed without a state (${passedDates.length}):`);
  for (const date of passedDates) console.info(`  ${date}`);
}
