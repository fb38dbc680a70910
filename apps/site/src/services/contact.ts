import * as v from 'valibot';
import { requestJson, ServiceError } from './request-json.ts';

const ENDPOINT = '/api/contact';
/** Longer than a server waits for its own mail, where it does. */
const TIMEOUT_MS = 15_000;

/** What a visitor wrote, by the names of the fields. */
export type ContactFields = Readonly<Record<string, string>>;

/**
 * What became of a message. `invalid` has what is wrong by field; `failed` says in a sentence why it was not kept, or may not have been:
 * sent again with the same key it is kept once.
 */
export type Sending =
  | { status: 'sent' }
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | { status: 'failed'; reason: string };

const received = v.object({ status: v.literal('received') });
const refusal = v.object({
  error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
});

/** @param key A UUID for this message, the same when it is sent again. */
export async function sendContact(fields: ContactFields, key: string): Promise<Sending> {
  const body = JSON.stringify({ ...fields, idempotencyKey: key });
  try {
    await requestJson({ url: ENDPOINT, body, schema: received, timeoutMs: TIMEOUT_MS });
    return { status: 'sent' };
  } catch (error) {
    if (error instanceof ServiceError) return outcomeOf(error);
    throw error;
  }
}

function outcomeOf(error: ServiceError): Sending {
  const answer = v.safeParse(refusal, error.body);
  const { code, fields } = answer.success ? answer.output.error : {};
  if (code === 'invalid' && fields && Object.keys(fields).length > 0) return { status: 'invalid', fields };
  return { status: 'failed', reason: reasonOf(error) };
}

function reasonOf({ failure, status, retryAfter }: ServiceError): string {
  // without an answer nobody knows what became of it
  if (failure === 'network') return 'It may not have arrived: the connection to the server was lost.';
  if (failure === 'timeout') return 'It may not have arrived: the server took too long to answer.';
  if (failure === 'unreadable') return 'It may not have arrived: the answer could not be read.';
  if (status !== 429) return 'Not sent: the server could not keep it.';
  return `Not sent: several messages came from your connection just now. Try again ${when(retryAfter)}.`;
}

/** @param retryAfter as the header of that name: seconds, or a date */
function when(retryAfter: string | undefined): string {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return 'later';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
