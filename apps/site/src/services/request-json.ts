import * as v from 'valibot';
import { abortAfter } from './abort-after.ts';

export type ServiceFailure = 'status' | 'network' | 'timeout' | 'unreadable';

/** The error of a failed call. An aborted call rejects with the signal's reason instead. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly failure: ServiceFailure;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The response body, if it was JSON. */
  readonly body: unknown;
  /** The Retry-After header: seconds or a date. */
  readonly retryAfter: string | undefined;

  constructor(
    failure: ServiceFailure,
    message: string,
    response: { status?: number; body?: unknown; retryAfter?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: response.cause });
    this.failure = failure;
    this.status = response.status;
    this.body = response.body;
    this.retryAfter = response.retryAfter;
  }
}

export interface JsonRequest<Schema extends v.GenericSchema> {
  url: string;
  /** The serialised body. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** Validates the response. Its output is returned. */
  schema: Schema;
  timeoutMs: number;
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Posts JSON and validates the JSON response. Throws `ServiceError` for an error status, a lost connection, a timeout
 * or an invalid response.
 */
export async function requestJson<Schema extends v.GenericSchema>(
  request: JsonRequest<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { url, body, headers, schema, timeoutMs, signal } = request;
  const deadline = abortAfter(timeoutMs, signal);
  const throwServiceError = (cause: unknown): never => {
    signal?.throwIfAborted();
    if (deadline.aborted) throw new ServiceError('timeout', 'The search took too long to answer.', { cause });
    throw new ServiceError('network', 'Could not reach the search service. Check your connection and try again.', {
      cause,
    });
  };

  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body,
    signal: deadline,
  }).catch(throwServiceError);
  const text = await response.text().catch(throwServiceError);
  const json = parseJson(text);
  const { status } = response;
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    throw new ServiceError('status', `API request failed: ${status}`, { status, body: json, retryAfter });
  }
  const result = v.safeParse(schema, json);
  if (!result.success)
    throw new ServiceError('unreadable', 'The search service sent an invalid response.', {
      status,
      body: json,
      cause: result.issues,
    });
  return result.output;
}

/** Returns `undefined` if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
