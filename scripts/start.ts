// `npm start`: builds the site where its sources changed, then serves everything on one port. The backend runs in this
// very process, so that a signal has nobody to be passed on to.
import { fileURLToPath } from 'node:url';
import { digestBuildInputs, isBuilt, markBuilt } from './build-inputs.ts';
import { runChild, watchParent } from './child.mjs';
import { loadLocalEnvironment } from './local-environment.ts';
import { insistOnFreePort, portFromEnvironment } from './port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
loadLocalEnvironment();

await insistOnFreePort(portFromEnvironment(), 'npm start');
await buildSite();
watchParent(() => process.kill(process.pid, 'SIGTERM'));
await import('../apps/backend/src/main.ts');

async function buildSite(): Promise<void> {
  const digest = digestBuildInputs(root, process.env);
  if (isBuilt(root, digest)) return;
  console.log('Building the site');
  const { code } = await runChild('pnpm', ['--filter', '@forecourt/site', 'run', 'build']);
  if (code !== 0) {
    console.error('The site could not be built; the message is above.');
    process.exit(code);
  }
  markBuilt(root, digest);
}
