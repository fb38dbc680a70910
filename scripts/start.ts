// `npm start`: builds the site if its sources have changed, then serves everything on one port. The backend runs in
// this process, so signals need not be forwarded.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSite } from './build-site.ts';
import { watchParent } from './child.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');

if ((process.env['PORT'] || '4173') !== '4173' && !process.env['SITE_URL'])
  console.log('Canonical URLs and social images use http://localhost:4173. Set SITE_URL to change this.');
const code = await buildSite();
if (code !== 0) process.exit(code);
watchParent(() => process.kill(process.pid, 'SIGTERM'));
await import('../apps/backend/src/main.ts');
