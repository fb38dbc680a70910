// Finds Debian's redis-server and starts it on a free port, without persistence.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { getFreePort } from '../free-port.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** In Debian's redis-tools, redis-check-rdb is the server too, if it is called under the name redis-server. */
const PROGRAMS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/redis-check-rdb'];

export const findRedisServer = (): string | undefined => PROGRAMS.find((path) => existsSync(path));

/** A Redis server that can be stopped and restarted at the same address. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** Sends the process a signal. After SIGKILL, waits until it has ended. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

export async function createTestRedis(command: string): Promise<TestRedis> {
  const port = await getFreePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      const started = spawn(command, options, { argv0: 'redis-server', stdio: 'ignore' });
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
