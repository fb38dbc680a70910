import { ModelError } from './model-error.ts';

/**
 * The time that a call has in all, its waits and second attempts counted. Its signal ends what is under way when the time is
 * up or the caller goes away. Timer and controller instead of `AbortSignal.any` and `AbortSignal.timeout`: edge runtimes have
 * these two everywhere, and a test's clock moves them.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #timeoutMs: number;
  readonly #ends: number;
  readonly #timer: ReturnType<typeof setTimeout>;
  #error: ModelError | undefined;

  /** Begins now. `end` must be called. */
  constructor(timeoutMs: number, caller: AbortSignal) {
    this.#timeoutMs = timeoutMs;
    this.#ends = performance.now() + timeoutMs;
    this.#caller = caller;
    this.#timer = setTimeout(() => this.#stop(this.#timeUp()), timeoutMs);
    if (caller.aborted) this.#leave();
    else caller.addEventListener('abort', this.#leave);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why it ended, if it did. */
  get error(): ModelError | undefined {
    return this.#error;
  }

  /**
   * Waits, if an eighth of the time would be left to be answered in; not longer than the caller does.
   *
   * @returns Whether there was time for it.
   */
  async wait(ms: number): Promise<boolean> {
    if (performance.now() + ms > this.#ends - this.#timeoutMs / 8) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return true;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#leave);
  }

  readonly #leave = (): void =>
    this.#stop(new ModelError('aborted', 'The caller went away before the model answered.'));

  #timeUp(): ModelError {
    return new ModelError(
      'timeout',
      `The model gave no answer within ${this.#timeoutMs} ms: a smaller or nearer one (AI_MODEL, AI_BASE_URL) is quicker.`,
    );
  }

  #stop(error: ModelError): void {
    this.#error ??= error;
    this.#controller.abort(error);
  }
}
