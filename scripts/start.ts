// `npm start`: builds the site where its sources changed, then serves everything on one port. The backend runs in this
// very process, so that a signal has nobody to be passed on to.
import { fileURLToPath } from 'node:url';
import { buildSite } from './build-site.ts';
import { watchParent } from './child.mjs';
import { loadLocalEnvironment } from './local-environment.ts';
import { insistOnFreePort, portFromEnvironment } from './port.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadLocalEnvironment();

await insistOnFreePort(portFromEnvironment(), 'npm start');
if (portFromEnvironment() !== 4173 && !process.env['SITE_URL'])
  console.log('Canonical addresses and pictures of shared links name http://localhost:4173; SITE_URL changes that.');
const code = await buildSite();
if (code !== 0) process.exit(code);
watchParent(() => process.kill(process.pid, 'SIGTERM'));
await import('../apps/backend/src/main.ts');
