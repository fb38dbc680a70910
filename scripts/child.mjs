// Child processes that end when we end. Plain JavaScript without dependencies: bootstrap.mjs runs it on any Node >= 20.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const windows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ORPHAN_CHECK_MS = 500;
const KILL_AFTER_MS = 10_000;
/** One Ctrl-C arrives twice, from the terminal and from npm. A person takes longer to press it again. */
const SAME_PRESS_MS = 300;

/** Our parent, and under npm, which puts a shell between itself and us, the parent's parent too (Linux tells it). */
function ancestors() {
  const shell = process.ppid;
  if (process.platform !== 'linux' || process.env['npm_lifecycle_event'] === undefined) return String(shell);
  try {
    const afterName = readFileSync(`/proc/${shell}/stat`, 'utf8').split(') ').at(-1);
    return `${shell} ${afterName?.split(' ')[1]}`;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return 'gone';
    throw error;
  }
}
const atStart = ancestors();

/**
 * Calls `onOrphaned` once when the process that started us is gone. npm runs a script by `sh -c`, and that shell dies of
 * a signal without passing it on, and outlives an npm that was killed.
 *
 * @param {() => void} onOrphaned
 * @returns {NodeJS.Timeout} a timer that does not keep the process alive
 */
export function watchParent(onOrphaned) {
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    onOrphaned();
  }, ORPHAN_CHECK_MS);
  return timer.unref();
}

/**
 * Runs a command to its end. It gets a process group of its own, so that a signal to us (or our parent's death) reaches
 * it once, with everything that it started, and nothing of it survives it. A second Ctrl-C, or `killAfterMs`, kills it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, stopOn?: AbortSignal, killAfterMs?: number }} [options]
 *   `killAfterMs` is how long the command may take to exit after a signal, 10 s by default.
 *   With `onOutput` what it prints is given there (stdout and stderr together); without, it is inherited.
 * @returns {Promise<{ code: number, stopped: boolean }>} `code` is 128 + n when it died of signal n, as in a shell;
 *   `stopped` tells that it was we who ended it. Rejects when the command cannot be started.
 */
export function runChild(command, args, { cwd, env, onOutput, stopOn, killAfterMs = KILL_AFTER_MS } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      shell: windows, // npm's command shims are .cmd files there
      detached: !windows,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let stopped = false;
    let firstSignalAt = 0;
    /** @type {NodeJS.Timeout | undefined} */
    let killTimer;

    const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid === undefined) return;
      try {
        if (windows) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error; // ESRCH: all of it has ended
      }
    };
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      if (!stopped) {
        stopped = true;
        firstSignalAt = performance.now();
        signalGroup(signal);
        killTimer = setTimeout(() => signalGroup('SIGKILL'), killAfterMs);
      } else if (signal === 'SIGINT' && performance.now() - firstSignalAt > SAME_PRESS_MS) {
        signalGroup('SIGKILL');
      }
    };
    const abort = () => stop('SIGTERM');
    const orphanTimer = watchParent(abort);
    const cleanUp = () => {
      for (const signal of SIGNALS) process.off(signal, stop);
      stopOn?.removeEventListener('abort', abort);
      clearInterval(orphanTimer);
      clearTimeout(killTimer);
    };

    for (const signal of SIGNALS) process.on(signal, stop);
    stopOn?.addEventListener('abort', abort);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
    child.on('error', (error) => {
      cleanUp();
      reject(error);
    });
    child.on('exit', () => signalGroup('SIGKILL')); // whatever it left behind, which may also hold its output open
    child.on('close', (code, signal) => {
      cleanUp();
      resolve({ code: code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15), stopped });
    });
  });
}
