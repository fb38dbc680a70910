import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { PGliteThread } from './pglite-thread.ts';

/** The wire protocol's Terminate message, which would end PGlite's only backend. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * The socket of a node-postgres client. Destroying it during a statement stops the statement by restarting PGlite's
 * worker.
 */
export class PGliteStream extends Duplex {
  readonly #pglite: PGliteThread;
  #isExecuting = false;

  constructor(pglite: PGliteThread) {
    super();
    this.#pglite = pglite;
  }

  /** Called by the driver instead of `net.Socket.connect`. */
  connect(): this {
    this.#pglite.waitUntilReady().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // The driver calls these on its socket. They do nothing for a worker thread.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    callbackify(() => this.#execute(chunk))(done);
  }

  /** The driver writes the messages of one statement together, and PGlite must receive them together. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    callbackify(() => this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk))))(done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isExecuting) this.#pglite.restart();
    done(error);
  }

  async #execute(bytes: Buffer): Promise<void> {
    if (bytes[0] === TERMINATE) return;
    this.#isExecuting = true;
    const replyBytes = await this.#pglite.execute(new Uint8Array(bytes));
    this.#isExecuting = false;
    if (replyBytes.length > 0) this.push(Buffer.from(replyBytes.buffer, replyBytes.byteOffset, replyBytes.byteLength));
  }
}
