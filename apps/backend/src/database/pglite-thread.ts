import { Worker } from 'node:worker_threads';
import { once } from 'node:events';

/** The database's folder, or an optional dump for a database in memory. */
export type WorkerSettings = { readonly folder: string } | { readonly dump: Blob | undefined };

export type WorkerRequest = { readonly type: 'execute'; readonly bytes: Uint8Array } | { readonly type: 'close' };

export type WorkerReply =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'closed' };

/** PGlite could not be opened, or stopped working. */
export class PGliteError extends Error {
  override name = 'PGliteError';
}

/**
 * WebAssembly cannot be interrupted, so the only way to stop a statement is to terminate the thread. PostgreSQL
 * recovers from the files, as after a killed process.
 */
export class PGliteThread {
  readonly #settings: WorkerSettings;
  #worker: Promise<Worker>;

  private constructor(settings: WorkerSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
  }

  /** Rejects with `PGliteError` if the database cannot be opened. */
  static async open(settings: WorkerSettings): Promise<PGliteThread> {
    const pglite = new PGliteThread(settings);
    await pglite.#worker;
    return pglite;
  }

  /** Starts the worker again if it has ended or failed to restart. */
  async waitUntilReady(): Promise<void> {
    await this.#worker.catch(() => {
      this.#worker = this.#start();
      return this.#worker;
    });
  }

  /** Sends wire protocol messages and resolves with the responses to all of them. */
  async execute(bytes: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#worker;
    const replyPromise = waitForReply(worker);
    worker.postMessage({ type: 'execute', bytes } satisfies WorkerRequest);
    const reply = await replyPromise;
    if (reply.type !== 'answer') throw new PGliteError(`PGlite responded to a statement with '${reply.type}'.`);
    return reply.bytes;
  }

  /** Stops the running statement and opens the database again. A database in memory is lost. */
  restart(): void {
    const termination = this.#worker.then((worker) => worker.terminate());
    this.#worker = termination.then(
      () => this.#start(),
      () => this.#start(),
    );
    // The next caller that awaits the worker receives the error.
    this.#worker.catch(() => {});
  }

  /** Shuts the database down cleanly. */
  async close(): Promise<void> {
    const worker = await this.#worker.catch(() => undefined);
    if (!worker) return;
    const closeReply = waitForReply(worker);
    worker.postMessage({ type: 'close' } satisfies WorkerRequest);
    try {
      await closeReply;
    } finally {
      await worker.terminate();
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: this.#settings });
    // Without a listener an error in the worker would end the process. The worker exits after the error.
    worker.on('error', () => {});
    try {
      await waitForReply(worker);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    const currentWorker = this.#worker;
    worker.once('exit', (code) => {
      if (this.#worker !== currentWorker) return;
      this.#worker = Promise.reject(new PGliteError(`PGlite exited with code ${code}.`));
      this.#worker.catch(() => {});
    });
    return worker;
  }
}

/** Rejects with `PGliteError` if the worker reports a failure or ends. */
async function waitForReply(worker: Worker): Promise<WorkerReply> {
  const settlement = new AbortController();
  try {
    const [reply] = (await Promise.race([
      once(worker, 'message', { signal: settlement.signal }),
      once(worker, 'exit', { signal: settlement.signal }).then(([code]) => {
        throw new PGliteError(`PGlite exited with code ${String(code)}.`);
      }),
    ])) as [WorkerReply];
    if (reply.type === 'failed') throw new PGliteError(reply.reason);
    return reply;
  } finally {
    settlement.abort();
  }
}
