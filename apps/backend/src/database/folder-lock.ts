import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

export const LOCK_FILE = 'in-use.json';
/** Milliseconds between two touches of the lock by its owner. */
const HEARTBEAT_MS = 5_000;
/** Milliseconds without a touch after which another machine's lock counts as stale. */
const OTHER_MACHINE_STALE_MS = 60_000;
const MAX_ATTEMPTS = 5;
/** Tokens of the locks that this process holds. */
const heldTokens = new Set<string>();

interface Holder {
  token: string;
  pid: number;
  /** The process's start time, if known, to distinguish it from a later process with the same id. */
  processStart?: string;
  host: string;
  since: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Another running process holds the lock. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: Holder) {
    const isThisMachine = holder.host === hostname();
    const machineSuffix = isThisMachine ? '' : ` on the machine ${holder.host}`;
    const instruction = isThisMachine
      ? `Stop that process (kill ${holder.pid})`
      : `Stop it there, or wait a minute if it has died`;
    super(
      `The data folder ${folder} has been in use by process ${holder.pid}${machineSuffix} since ${holder.since}. ` +
        `Two processes on one folder would destroy it. ${instruction}, or give this one a folder of its own with DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks the folder for this process, because PGlite has no lock and a second process would destroy the data. Takes over
 * the lock of a process that has ended. On this machine, its id and start time show this. On another machine, only the
 * age of the lock file does.
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, LOCK_FILE);
  const ownHolder: Holder = {
    token: randomUUID(),
    pid: process.pid,
    ...readProcessStart(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
  };
  const draftPath = `${path}.${ownHolder.token}`;
  await writeFile(draftPath, JSON.stringify(ownHolder), { flag: 'wx' });
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await succeeds(link(draftPath, path), 'EEXIST')) return holdLock(path, ownHolder);
      const currentHolder = await readHolder(path);
      if (currentHolder === undefined) continue;
      if (await isAlive(path, currentHolder)) throw new FolderInUseError(folder, currentHolder);
      await moveLockAside(path, currentHolder);
    }
  } finally {
    await unlink(draftPath);
  }
  const winner = await readHolder(path);
  throw winner ? new FolderInUseError(folder, winner) : new Error(`Could not take the lock ${path}. Try again.`);
}

function holdLock(path: string, ownHolder: Holder): FolderLock {
  heldTokens.add(ownHolder.token);
  const heartbeatTimer = setInterval(() => {
    const now = new Date();
    // If the folder was deleted, the next statement fails with its own error.
    utimes(path, now, now).catch(() => clearInterval(heartbeatTimer));
  }, HEARTBEAT_MS);
  heartbeatTimer.unref();
  const removeOnExit = () => {
    if (parseHolder(readIfExists(path))?.token === ownHolder.token) unlinkSync(path);
  };
  process.once('exit', removeOnExit);
  return {
    async release() {
      clearInterval(heartbeatTimer);
      process.removeListener('exit', removeOnExit);
      heldTokens.delete(ownHolder.token);
      if ((await readHolder(path))?.token === ownHolder.token) await unlink(path);
    },
  };
}

/** Removes a dead process's lock. Restores the lock if a running process has taken over meanwhile. */
async function moveLockAside(path: string, deadHolder: Holder): Promise<void> {
  const movedPath = `${path}.${randomUUID()}`;
  if (!(await succeeds(rename(path, movedPath), 'ENOENT'))) return;
  try {
    if ((await readHolder(movedPath))?.token !== deadHolder.token) await succeeds(link(movedPath, path), 'EEXIST');
  } finally {
    await unlink(movedPath);
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.pid < 1) return false;
  if (holder.host !== hostname()) {
    const lockStat = await stat(path).catch(() => undefined);
    return lockStat !== undefined && Date.now() - lockStat.mtimeMs < OTHER_MACHINE_STALE_MS;
  }
  // In a container the new process often has the same id as the dead one.
  if (holder.pid === process.pid) return heldTokens.has(holder.token);
  const { processStart } = readProcessStart(holder.pid);
  if (holder.processStart !== undefined && processStart !== undefined) return processStart === holder.processStart;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) !== 'ESRCH';
  }
}

/**
 * Returns the boot ID and start time if /proc has them (Linux). A process that its parent has not reaped counts as
 * dead.
 */
function readProcessStart(pid: number): { processStart?: string } {
  const stat = readIfExists(`/proc/${pid}/stat`);
  const bootId = readIfExists('/proc/sys/kernel/random/boot_id');
  if (stat === undefined || bootId === undefined) return {};
  // The command name is in brackets and may contain spaces. The first field after it is the state, and the 20th is the
  // start time.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return { processStart: 'ended' };
  const start = fields[18];
  return start === undefined ? {} : { processStart: `${bootId.trim()} ${start}` };
}

async function readHolder(path: string): Promise<Holder | undefined> {
  return parseHolder(await readFile(path, 'utf8').catch(ignoreErrorCode('ENOENT')));
}

function parseHolder(text: string | undefined): Holder | undefined {
  if (text === undefined) return undefined;
  // The lock file is created atomically, so this is not a half-written lock. Process id 0 counts as dead.
  const unknownHolder: Holder = { token: text, pid: 0, host: hostname(), since: 'an unknown time' };
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : unknownHolder;
  } catch (error) {
    if (error instanceof SyntaxError) return unknownHolder;
    throw error;
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { token, pid, host, since } = value as Partial<Record<keyof Holder, unknown>>;
  return typeof token === 'string' && typeof pid === 'number' && typeof host === 'string' && typeof since === 'string';
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return ignoreErrorCode('ENOENT')(error);
  }
}

async function succeeds(operation: Promise<unknown>, expectedCode: string): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    ignoreErrorCode(expectedCode)(error);
    return false;
  }
}

function ignoreErrorCode(code: string) {
  return (error: unknown): undefined => {
    if (getErrorCode(error) !== code) throw error;
    return undefined;
  };
}

function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
