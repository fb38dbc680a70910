// `npm run dev`: Vite with hot reload on the usual port, and behind its proxy the backend on the next one. When one of
// the two ends, so does the other.
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { loadLocalEnvironment } from './local-environment.ts';
import { insistOnFreePort, portFromEnvironment } from './port.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadLocalEnvironment();
const port = portFromEnvironment() || 4173;
const backendPort = port + 1;
await insistOnFreePort(port, 'npm run dev');
await insistOnFreePort(backendPort, 'npm run dev');

const together = new AbortController();
const vite = [
  '--filter',
  '@forecourt/site',
  'exec',
  'vite',
  '--port',
  String(port),
  '--strictPort',
  '--clearScreen',
  'false',
];
const backend = ['--conditions=@forecourt/source', '--watch-preserve-output', '--watch', 'apps/backend/src/main.ts'];
const codes = await Promise.all([
  untilTheOtherEnds('node', backend, { PORT: String(backendPort) }),
  untilTheOtherEnds('pnpm', vite, { BACKEND_URL: `http://localhost:${backendPort}` }),
]);
process.exitCode = Math.max(...codes);

async function untilTheOtherEnds(command: string, args: string[], env: Record<string, string>): Promise<number> {
  const { code, stopped } = await runChild(command, args, { env: { ...process.env, ...env }, stopOn: together.signal });
  together.abort();
  return stopped ? 0 : code;
}
