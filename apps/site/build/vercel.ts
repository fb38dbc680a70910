// Writes the build for Vercel (https://vercel.com/docs/build-output-api): files, functions, and routes with the same headers
// and redirects as on our own server.
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { createBaseHeaders } from '@forecourt/functions/security-headers';
import type { SiteHeaders } from './page-headers.ts';

/** One function serves these paths below /api, and /search/feed. */
const [FIRST_PATH, ...OTHER_PATHS] = ['ai-conversation', 'contact', 'csp-report', 'health'];
/** In seconds. Longer than a model's timeout (docs/deploying.md). */
const MAX_DURATION_S = 15;

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  continue?: true;
  handle?: 'filesystem' | 'error';
}

export function createVercelConfig({ headers, production }: { headers: SiteHeaders; production: boolean }) {
  const { '/404': notFound = {}, ...pages } = headers.pages;
  const escapeRegExp = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const namedPages = Object.keys(pages).filter((path) => path !== '/');
  const routes: Route[] = [
    // The headers of every response, with a policy that allows nothing. A page's own policy overrides it.
    { src: '^/.*$', headers: createBaseHeaders(production), continue: true },
    { src: '^/assets/.*$', headers: { 'cache-control': 'public, max-age=31536000, immutable' }, continue: true },
    ...Object.entries(headers.redirects).map(([from, to]) => ({
      src: `^${escapeRegExp(from)}/?$`,
      status: 301,
      headers: { location: to },
    })),
    // Redirects only known paths, as our own server does, so that Location never has a foreign URL.
    { src: `^(${namedPages.map(escapeRegExp).join('|')})/$`, status: 308, headers: { location: '$1' } },
    ...Object.entries(pages).map(([path, own]) => ({
      src: `^${escapeRegExp(path)}$`,
      headers: { ...own, 'cache-control': 'no-cache' },
      dest: path === '/' ? '/index.html' : `${path}/index.html`,
    })),
    { handle: 'filesystem' },
    { src: '^/(api|assets)/.*$', status: 404 },
    { src: '^/.*$', status: 404, dest: '/404.html', headers: notFound },
  ];
  return { version: 3, routes };
}

/** Writes `.vercel/output` at the repository's root, where Vercel looks for it. */
export async function writeVercelOutput(site: {
  site: string;
  client: string;
  headers: SiteHeaders;
  production: boolean;
}): Promise<void> {
  const output = join(repository, '.vercel/output');
  rmSync(output, { recursive: true, force: true });
  cpSync(site.client, join(output, 'static'), { recursive: true });
  const folder = join(output, `functions/api/${FIRST_PATH}.func`);
  await build({
    root: site.site,
    configFile: false,
    logLevel: 'warn',
    // The bundle includes all of its imports, so the folder needs no other file.
    ssr: { noExternal: true, resolve: { conditions: ['@forecourt/source', 'node', 'import', 'default'] } },
    build: {
      outDir: folder,
      ssr: 'api/index.ts',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'index.mjs', codeSplitting: false } },
    },
  });
  const functionConfig = {
    runtime: 'nodejs22.x',
    handler: 'index.mjs',
    launcherType: 'Nodejs',
    shouldAddHelpers: false,
  };
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify({ ...functionConfig, maxDuration: MAX_DURATION_S }));
  mkdirSync(join(output, 'functions/search'));
  symlinkSync(`../api/${FIRST_PATH}.func`, join(output, 'functions/search/feed.func'));
  for (const path of OTHER_PATHS) symlinkSync(`${FIRST_PATH}.func`, join(output, `functions/api/${path}.func`));
  writeFileSync(join(output, 'config.json'), `${JSON.stringify(createVercelConfig(site), null, 2)}\n`);
}
