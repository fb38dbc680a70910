import * as v from 'valibot';
import { abortAfter } from '../lib/abort-after.ts';

/** Why a call failed, for those who react to it; the message is for the buyer. */
export type ServiceFailure = 'status' | 'network' | 'timeout' | 'unreadable';

/** A call that gave no answer of use. A call that was aborted by its own caller is no such error. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly failure: ServiceFailure;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The answer's body, where it was JSON. */
  readonly body: unknown;
  /** What the answer's Retry-After says: seconds or a date. */
  readonly retryAfter: string | undefined;

  constructor(
    failure: ServiceFailure,
    message: string,
    answer: { status?: number; body?: unknown; retryAfter?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: answer.cause });
    this.failure = failure;
    this.status = answer.status;
    this.body = answer.body;
    this.retryAfter = answer.retryAfter;
  }
}

export interface JsonRequest<Schema extends v.GenericSchema> {
  url: string;
  /** The body as it goes over the wire. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** What a good answer looks like; its output is what is returned. */
  schema: Schema;
  timeoutMs: number;
  /** The caller's own wish to stop; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Posts JSON and reads JSON. Throws `ServiceError` for a status that is not OK, a lost connection, a time that is over
 * and an answer that is not what the schema says.
 */
export async function requestJson<Schema extends v.GenericSchema>(
  request: JsonRequest<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { url, body, headers, schema, timeoutMs, signal } = request;
  const until = abortAfter(timeoutMs, signal);
  const explain = (cause: unknown): never => {
    signal?.throwIfAborted();
    if (until.aborted) throw new ServiceError('timeout', 'The search took too long to answer.', { cause });
    throw new ServiceError('network', 'Could not reach the search. Check your connection and try again.', { cause });
  };

  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body,
    signal: until,
  }).catch(explain);
  const text = await response.text().catch(explain);
  const json = parse(text);
  const { status } = response;
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    throw new ServiceError('status', `API request failed: ${status}`, { status, body: json, retryAfter });
  }
  const answer = v.safeParse(schema, json);
  if (!answer.success)
    throw new ServiceError('unreadable', 'The answer could not be read.', { status, body: json, cause: answer.issues });
  return answer.output;
}

/** The value of a text of JSON; `undefined` for HTML, half an answer and whatever else is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
