// Child processes that end with this process. Plain JavaScript without dependencies, because bootstrap.mjs runs it on
// any Node >= 20.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 500;
const KILL_AFTER_MS = 10_000;
/** One press of Ctrl-C can arrive twice within this time: from the terminal and from npm. */
const SAME_PRESS_MS = 300;

const ancestorsAtStart = getAncestors();

/** Returns our parent's id and, under npm on Linux, our grandparent's, because npm's shell outlives a killed npm. */
function getAncestors() {
  if (process.env['npm_lifecycle_event'] === undefined) return `${process.ppid}`;
  try {
    const statAfterName = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1);
    return `${process.ppid} ${statAfterName?.split(' ')[1]}`;
  } catch {
    return `${process.ppid}`; // The system is not Linux, or the parent has just ended.
  }
}

/**
 * Calls `onOrphaned` once when the process that started us has exited, because npm's shell does not forward signals.
 *
 * @param {() => void} onOrphaned
 * @returns {NodeJS.Timeout} a timer that does not keep the process alive
 */
export function watchParent(onOrphaned) {
  const timer = setInterval(() => {
    if (getAncestors() === ancestorsAtStart) return;
    clearInterval(timer);
    onOrphaned();
  }, ORPHAN_CHECK_MS);
  return timer.unref();
}

/**
 * Runs a command until it exits. A signal to us, or our parent's exit, stops it and its descendants, and no descendant
 * outlives it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, stopOn?: AbortSignal,
 * killAfterMs?: number }} [options] `onOutput` receives stdout and stderr, which are inherited by default.
 * `killAfterMs` is how long the command may take to exit after a signal before it is killed.
 * @returns {Promise<{ code: number, stopped: boolean }>} `code` is 128 + n if signal n ended it, as in a shell.
 * `stopped` is true if we sent it a signal. Rejects if the command cannot be started.
 */
export async function runChild(command, args, { cwd, env, onOutput, stopOn, killAfterMs = KILL_AFTER_MS } = {}) {
  const output = onOutput ? 'pipe' : 'inherit';
  // On Windows npm's command shims are .cmd files, which need a shell.
  const child = spawn(command, args, {
    cwd,
    env,
    shell: isWindows,
    detached: !isWindows,
    stdio: ['ignore', output, output],
  });
  let signalledAt = -Infinity;
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer;

  const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      process.kill(isWindows ? Number(child.pid) : -Number(child.pid), signal);
    } catch {
      // The whole group has already ended.
    }
  };
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (performance.now() - signalledAt < SAME_PRESS_MS) return;
    signalledAt = performance.now();
    signalGroup(signal);
    killTimer ??= setTimeout(signalGroup, killAfterMs, 'SIGKILL');
  };
  const orphanTimer = watchParent(() => stop('SIGTERM'));
  for (const signal of SIGNALS) process.on(signal, stop);
  stopOn?.addEventListener('abort', () => stop('SIGTERM'));
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  child.on('exit', () => signalGroup('SIGKILL')); // Descendants that are still running may also keep its output open.
  try {
    const [code, signal] = /** @type {[number | null, NodeJS.Signals]} */ (await once(child, 'close'));
    return { code: code ?? 128 + constants.signals[signal], stopped: signalledAt > 0 };
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    clearInterval(orphanTimer);
    clearTimeout(killTimer);
  }
}
