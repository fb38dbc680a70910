import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN_FILE = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, on a free port. */
export const startProduct = (environment: Record<string, string>): Promise<Server> =>
  startServer(['--conditions=@forecourt/source', MAIN_FILE], { LOG_FORMAT: 'json', ...environment });

/** Starts Node with these arguments and waits until it prints 'Ready on http://localhost:PORT'. */
export function startServer(args: readonly string[], environment: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code} before it was ready.`)));
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      // Discards further output, because a full pipe would block the server.
      if (text.length > 10_000) return;
      text += chunk.toString();
      const port = /Ready on http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve({ url: `http://127.0.0.1:${port}`, stop: () => stop(child) });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit').once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
