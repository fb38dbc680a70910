/**
 * Why a model call failed:
 * - `timeout`: the call took too long;
 * - `rate-limited`: status 429;
 * - `unavailable`: no connection, a redirect, or another error status;
 * - `malformed`: the answer is truncated or has the wrong format;
 * - `refused`: the model or the service's filter refused.
 */
export type ModelErrorCode = 'timeout' | 'rate-limited' | 'unavailable' | 'malformed' | 'refused';

/** Tokens as reported by the service, or estimated if it reports none. */
export interface ModelUse {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** The message contains no key, and nothing that the buyer, the model or the service wrote, so it can be logged. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly use: ModelUse | undefined;

  /** @param use Tokens that were charged for an unusable answer. */
  constructor(code: ModelErrorCode, message: string, { use }: { use?: ModelUse } = {}) {
    super(message);
    this.code = code;
    this.use = use;
  }
}
