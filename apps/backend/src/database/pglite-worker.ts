// Runs PGlite in a worker thread, so that a slow statement does not block the main thread.
import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './pglite-thread.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts must run in a worker thread.');
const settings = workerData as WorkerSettings;

const reply = (message: WorkerReply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const databasePromise = 'folder' in settings ? PGlite.create(settings.folder) : createInMemoryDatabase(settings.dump);
databasePromise.then(
  (database) => {
    port.on('message', (request: WorkerRequest) => void answerRequest(database, request));
    reply({ type: 'ready' });
  },
  (error: unknown) => reply({ type: 'failed', reason: describeError(error) }),
);

function createInMemoryDatabase(dump: Blob | undefined): Promise<PGlite> {
  return PGlite.create(dump ? { loadDataDir: dump } : {});
}

async function answerRequest(database: PGlite, request: WorkerRequest): Promise<void> {
  try {
    if (request.type === 'close') {
      await database.close();
      reply({ type: 'closed' });
      return;
    }
    const bytes = Uint8Array.from(await database.execProtocolRaw(request.bytes));
    reply({ type: 'answer', bytes }, [bytes.buffer]);
  } catch (error) {
    reply({ type: 'failed', reason: describeError(error) });
  }
}

/** Emscripten's file system throws objects that are not errors. They have a WASI `errno` and no message. */
function describeError(error: unknown): string {
  if (error instanceof Error) return error.message.startsWith('Aborted(') ? 'PostgreSQL aborted' : error.message;
  if (typeof error === 'object' && error !== null && 'errno' in error)
    return `file system error ${String(error.errno)}`;
  return String(error);
}
