// `npm run dev`: starts Vite on the usual port and, on the next one, a backend that restarts when its sources change.
// If one of the two ends, the other is stopped too.
import { existsSync } from 'node:fs';
import { runChild } from './child.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env['PORT'] || 4173);
const backendPort = port + 1;
console.log(`Open http://localhost:${port} (hot reload). The backend behind it uses port ${backendPort}.`);

const stop = new AbortController();
const backend = ['--conditions=@forecourt/source', '--watch', '--watch-preserve-output', 'apps/backend/src/main.ts'];
const codes = await Promise.all([
  run('node', backend, { PORT: String(backendPort), SHUTDOWN_DELAY_MS: '0' }),
  run('vite', ['apps/site', '--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    BACKEND_URL: `http://localhost:${backendPort}`,
  }),
]);
process.exitCode = Math.max(...codes);

async function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  const { code, stopped } = await runChild(command, args, { env: { ...process.env, ...env }, stopOn: stop.signal });
  stop.abort();
  return stopped ? 0 : code;
}
