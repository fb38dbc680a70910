// Finds Debian's redis-server and starts it on a free port, without persistence.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Where scripts/checks/redis.ts unpacks Debian's packages. */
export const UNPACKED = fileURLToPath(new URL('../../.cache/redis-server', import.meta.url));

interface RedisProgram {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Finds the installed program, otherwise the unpacked one. */
export function findRedisServer(): RedisProgram | undefined {
  const installed = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));
  if (installed !== undefined) return { command: installed, env: {} };
  const command = join(UNPACKED, 'usr/bin/redis-server');
  if (!existsSync(command)) return undefined;
  return { command, env: { LD_LIBRARY_PATH: globSync(join(UNPACKED, 'usr/lib/*-linux-gnu*')).join(':') } };
}

/** A Redis server that can be stopped and restarted at the same address. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** Sends the process a signal. After SIGKILL, waits until it has ended. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

export async function testRedis({ command, env }: RedisProgram): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async start() {
      const started = spawn(
        command,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        {
          env: { ...process.env, ...env },
          stdio: 'ignore',
        },
      );
      child = started;
      for (let attempt = 0; !(await isListening(port)); attempt += 1) {
        if (attempt === 100 || started.exitCode !== null) throw new Error('redis-server did not start.');
        await sleep(50);
      }
    },
    async signal(name) {
      const ended = new Promise((resolve) => child?.once('exit', resolve) ?? resolve(undefined));
      child?.kill(name);
      if (name === 'SIGKILL') await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
