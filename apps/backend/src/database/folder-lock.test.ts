import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUseError, LOCK_FILE, lockFolder } from './folder-lock.ts';

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lock-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const readLock = async () => JSON.parse(await readFile(join(folder, LOCK_FILE), 'utf8')) as Record<string, unknown>;
const writeLock = (holder: object | string) =>
  writeFile(join(folder, LOCK_FILE), typeof holder === 'string' ? holder : JSON.stringify(holder));

/** Starts a process that tries to take the lock. It prints 'held' and runs `program`, or prints the error's name. */
function startContender(program: string): ChildProcess {
  return run(process.execPath, ...getNodeArguments(program));
}

function run(program: string, ...args: string[]): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

function getNodeArguments(program: string): string[] {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    try {
      const lock = await lockFolder(${JSON.stringify(folder)});
      console.log('held');
      ${program}
    } catch (error) {
      console.log(error.name);
      if (error.name !== 'FolderInUseError') throw error;
    }`;
  return ['--input-type=module', '--eval', script];
}

const WAIT_PROGRAM = 'setTimeout(() => {}, 60_000);';

async function readFirstWord(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return chunk.toString().trim();
}

describe('lockFolder', () => {
  it('holds the lock until its release, which deletes the lock file', async () => {
    const lock = await lockFolder(folder);
    expect(await readLock()).toMatchObject({ pid: process.pid, host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    const secondLock = await lockFolder(folder);
    await secondLock.release();
  });

  it('reports who holds the lock, since when and a fix', async () => {
    const child = startContender(WAIT_PROGRAM);
    expect(await readFirstWord(child)).toBe('held');
    const { since } = await readLock();
    const error = await lockFolder(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderInUseError);
    const { message } = error as Error;
    expect(message).toContain(folder);
    expect(message).toContain(`process ${child.pid}`);
    expect(message).toContain(String(since));
    expect(message).toContain(`kill ${child.pid}`);
    expect(message).toContain('DATA_DIR');
  });

  it('takes over the lock of a killed process', async () => {
    const child = startContender(WAIT_PROGRAM);
    expect(await readFirstWord(child)).toBe('held');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readLock()).toMatchObject({ pid: child.pid });
    const lock = await lockFolder(folder);
    expect(await readLock()).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'takes over the lock of a killed process that its parent has not reaped',
    async () => {
      // `exec` replaces the shell with `sleep`, which does not reap its children.
      const parent = run('sh', '-c', '"$@" & exec sleep 60', 'sh', process.execPath, ...getNodeArguments(WAIT_PROGRAM));
      expect(await readFirstWord(parent)).toBe('held');
      const { pid } = await readLock();
      process.kill(Number(pid), 'SIGKILL');
      await vi.waitFor(async () => expect(await readFile(`/proc/${String(pid)}/stat`, 'utf8')).toMatch(/\) Z /));
      const lock = await lockFolder(folder);
      expect(await readLock()).toMatchObject({ pid: process.pid });
      await lock.release();
    },
  );

  it('releases the lock when the process crashes', async () => {
    const child = startContender('setTimeout(() => { throw new Error("crash"); }, 10);');
    expect(await readFirstWord(child)).toBe('held');
    await once(child, 'exit');
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes over the lock of an earlier process with the same id', async () => {
    await writeLock({ token: 't', pid: process.pid, processStart: 'boot 1', host: hostname(), since: 'yesterday' });
    const lock = await lockFolder(folder);
    expect(await readLock()).not.toHaveProperty('token', 't');
    await lock.release();
  });

  it('respects another machine’s lock for a minute after its last heartbeat', async () => {
    await writeLock({ token: 't', pid: 7, host: 'another-machine', since: 'noon' });
    await expect(lockFolder(folder)).rejects.toThrow(/process 7 on the machine another-machine since noon/);
    const staleTime = new Date(Date.now() - 61_000);
    await utimes(join(folder, LOCK_FILE), staleTime, staleTime);
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it.each(['', '{', '{"pid":"x"}', 'null'])('takes over a lock file that names no holder: %j', async (content) => {
    await writeLock(content);
    const lock = await lockFolder(folder);
    expect(await readLock()).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('gives a stale lock to only one of several competing processes', async () => {
    await writeLock({ token: 't', pid: 999_999_999, host: hostname(), since: 'yesterday' });
    const firstWords = await Promise.all(Array.from({ length: 6 }, () => readFirstWord(startContender(WAIT_PROGRAM))));
    expect(firstWords.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUseError'), 'held']);
  });
});
