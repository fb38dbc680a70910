import * as v from 'valibot';
import { requestJson, ServiceError } from './request-json.ts';

const ENDPOINT = '/api/contact';
/** The timeout of a submission, longer than the server's timeout for its mail server. */
const TIMEOUT_MS = 15_000;

/** The texts by field name. */
export type ContactFields = Readonly<Record<string, string>>;

/**
 * `failed` has a sentence for the visitor. The message may have arrived nevertheless, but the same key stores it only
 * once.
 */
export type SubmissionResult =
  | { status: 'sent' }
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | { status: 'failed'; reason: string };

const receivedSchema = v.object({ status: v.literal('received') });
const refusalSchema = v.object({
  error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
});

/**
 * Sends the fields of a form as a message.
 * @param key a UUID for this message, the same for every attempt
 */
export async function sendContact(fields: ContactFields, key: string): Promise<SubmissionResult> {
  const body = JSON.stringify({ ...fields, idempotencyKey: key });
  try {
    await requestJson({ url: ENDPOINT, body, schema: receivedSchema, timeoutMs: TIMEOUT_MS });
    return { status: 'sent' };
  } catch (error) {
    if (error instanceof ServiceError) return getFailure(error);
    throw error;
  }
}

function getFailure(error: ServiceError): SubmissionResult {
  const answer = v.safeParse(refusalSchema, error.body);
  const { code, fields } = answer.success ? answer.output.error : {};
  if (code === 'invalid' && fields && Object.keys(fields).length > 0) return { status: 'invalid', fields };
  return { status: 'failed', reason: getFailureReason(error) };
}

function getFailureReason({ failure, status, retryAfter }: ServiceError): string {
  // Without a valid response the outcome is unknown.
  if (failure === 'network') return 'It may not have arrived: the connection to the server failed.';
  if (failure === 'timeout') return 'It may not have arrived: the server took too long to answer.';
  if (failure === 'unreadable') return 'It may not have arrived: we couldn’t read the server’s reply.';
  if (status !== 429) return 'Not sent: the server couldn’t save it.';
  return `Not sent: the server received too many messages. Try again ${formatRetryAfter(retryAfter)}.`;
}

/** @param retryAfter value of the Retry-After header: seconds or a date */
function formatRetryAfter(retryAfter: string | undefined): string {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return 'later';
  if (seconds === 1) return 'in 1 second';
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
