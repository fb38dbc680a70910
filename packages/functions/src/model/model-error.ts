/**
 * Why a model gave nothing that may be sent:
 * - `timeout`: its time was up; `aborted`: the caller went away;
 * - `rate-limited`: 429, also when asked again or not before the time is up; `unavailable`: no connection, a redirect, or
 *   another status than 200;
 * - `malformed`: an answer that is cut or not of the shape asked for; `refused`: the service's own filter held it back.
 */
export type ModelErrorCode = 'timeout' | 'aborted' | 'rate-limited' | 'unavailable' | 'malformed' | 'refused';

/** Tokens, as the service says or, where it says nothing, estimated. */
export interface ModelUse {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface ModelErrorDetails {
  /** The status of the service's answer, where there was one. */
  readonly status?: number;
  /** When the service wants to be asked again, in seconds. */
  readonly retryAfterSeconds?: number;
  /** What was paid all the same: the service answered, and its answer is of no use. */
  readonly use?: ModelUse;
  readonly cause?: unknown;
}

/**
 * The model failed: whoever asked it answers by rules. The message holds nothing that the buyer, the model or the service
 * wrote, and no key, so that it may be logged.
 */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly use: ModelUse | undefined;

  constructor(
    code: ModelErrorCode,
    message: string,
    { status, retryAfterSeconds, use, cause }: ModelErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.use = use;
  }
}
