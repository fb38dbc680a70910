// `npm run dev`: Vite with hot reload on the usual port, and behind its proxy the backend on the next one, started again
// when its sources change. When one of the two ends, so does the other.
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { loadLocalEnvironment } from './local-environment.ts';
import { insistOnFreePort, portFromEnvironment } from './port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
loadLocalEnvironment();

const port = portFromEnvironment() || 4173;
const backendPort = port + 1;
await insistOnFreePort(port, 'npm run dev');
await insistOnFreePort(backendPort, 'npm run dev');
console.log(`Open http://localhost:${port} (hot reload). The backend behind it gets port ${backendPort}.`);

const together = new AbortController();
const codes = await Promise.all([
  untilTheOtherEnds(
    'node',
    ['--conditions=@forecourt/source', '--watch', '--watch-preserve-output', 'apps/backend/src/main.ts'],
    { env: { PORT: String(backendPort), SHUTDOWN_DELAY_MS: '0' } },
  ),
  untilTheOtherEnds('vite', ['--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    cwd: `${root}apps/site`,
    env: { BACKEND_URL: `http://localhost:${backendPort}` },
  }),
]);
process.exitCode = Math.max(...codes);

async function untilTheOtherEnds(
  command: string,
  args: string[],
  { cwd = root, env }: { cwd?: string; env: Record<string, string> },
): Promise<number> {
  try {
    const { code, stopped } = await runChild(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stopOn: together.signal,
    });
    return stopped ? 0 : code;
  } catch (error) {
    console.error(`${command} could not be started:`, error);
    return 1;
  } finally {
    together.abort();
  }
}
