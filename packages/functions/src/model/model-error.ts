/**
 * Why a model call failed:
 * - `timeout`: the call took too long;
 * - `rate-limited`: 429, also after a retry or if there is no time for one; `unavailable`: no connection, a redirect, or
 *   another status than 200;
 * - `malformed`: the answer is truncated or has the wrong format; `refused`: the model or the service's filter refused.
 */
export type ModelErrorCode = 'timeout' | 'rate-limited' | 'unavailable' | 'malformed' | 'refused';

/** Tokens as reported by the service, or estimated if it reports none. */
export interface ModelUse {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface ModelErrorDetails {
  /** The status of the service's response, if there was one. */
  readonly status?: number;
  /** The service's Retry-After, in seconds. */
  readonly retryAfterSeconds?: number;
  /** Tokens that were charged for an unusable answer. */
  readonly use?: ModelUse;
  readonly cause?: unknown;
}

/**
 * The model failed, so the caller must answer with the rules. The message contains nothing that the buyer, the model or the
 * service wrote, and no key, so it can be logged.
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
