import { ApiError, json, methodNotAllowed } from '../api-error.ts';
import { addressBucket } from '../client-address.ts';
import { loggedHandler } from '../handler.ts';
import type { Handler } from '../handler.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Log, LogFields } from '../log.ts';
import { readBody } from '../read-body.ts';
import { CONTACT_BYTES, readContact } from './contact-body.ts';
import { failureFields } from './failure-fields.ts';
import type { Mail } from './mail.ts';
import type { ContactMessage, Keeping, MessageStore } from './message.ts';

export interface ContactOptions {
  readonly store: MessageStore;
  readonly requestLimits: RequestLimits;
  /** Without it messages are kept and nobody is told. */
  readonly mail?: Mail | undefined;
  /** Days after which a message is deleted. */
  readonly retentionDays: number;
  /** More for the log's line of a request. */
  readonly logged?: () => LogFields;
  readonly now: () => Date;
  readonly log: Log;
}

export interface Contact {
  readonly handle: Handler;
  /** Deletes messages whose time is over. It never rejects; the log is told. */
  readonly deleteOld: () => Promise<void>;
}

const DAY_MS = 86_400_000;
/** What is said to everybody whose message is kept, and to whatever fills in the field that nobody sees. */
const RECEIVED = JSON.stringify({ status: 'received' });

/**
 * Makes the handler of `POST /api/contact`: `{name, email, subject, message, idempotencyKey}`, or with `kind: 'booking'`
 * `{name, email, company, day, time, message?, idempotencyKey}`, is answered `{status: 'received'}` once it is kept.
 *
 * A repeat of the same message under the same key gets the same answer and is kept and mailed once. Refusals are
 * `{error: {code, message, fields?}}`: 400 `malformed`, or `invalid` with what is wrong by field; 405; 409 `conflict`, the key was
 * used for other words; 413; 415; 429 with Retry-After; 500; 503 `not-kept`.
 *
 * Mail goes out after the message is kept, and changes nothing about the answer.
 */
export function createContact({
  store,
  requestLimits,
  mail,
  retentionDays,
  logged = () => ({}),
  now,
  log,
}: ContactOptions): Contact {
  const count = async (bucket: string): Promise<void> => {
    const refusal = await requestLimits.take(bucket);
    if (!refusal) return;
    const { retryAfter, limit } = refusal;
    const why =
      limit === 'address' ? 'You have sent several messages just now' : 'Many people are writing at the moment';
    throw new ApiError(429, 'rate-limited', `${why}. Try again in ${retryAfter} seconds.`, {
      headers: { 'retry-after': String(retryAfter) },
    });
  };

  const keep = async (key: string, message: ContactMessage): Promise<Keeping> => {
    try {
      return await store.keep(key, message);
    } catch (error) {
      log.error('A message could not be kept.', failureFields(error));
      throw new ApiError(503, 'not-kept', 'Your message could not be kept. Try again in a moment.', {
        headers: { 'retry-after': '5' },
      });
    }
  };

  const send = async (message: ContactMessage): Promise<void> => {
    if (!mail) return;
    try {
      await mail.send(message, now());
    } catch (error) {
      log.error('A message was kept, and its mail was not sent.', failureFields(error));
    }
  };

  const deleteOld = async (): Promise<void> => {
    try {
      await store.deleteBefore(new Date(now().getTime() - retentionDays * DAY_MS));
    } catch (error) {
      log.error('Old messages could not be deleted.', failureFields(error));
    }
  };

  const events = { asked: 'A message was sent to us.', failed: 'The contact form failed.' };
  const handle = loggedHandler({ events, logged, log }, async (request, { address, waitUntil }, line) => {
    if (request.method !== 'POST') throw methodNotAllowed(request.method, 'POST');
    // a form of another site cannot send this type, and its script would have to ask first
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
      throw new ApiError(415, 'unsupported-type', 'Send JSON, with the content type application/json.');
    }
    const body = await readBody(request, CONTACT_BYTES, 'Write less.');
    await count(addressBucket(address));
    const { key, message, isTrapped } = readContact(body, now());
    line['kind'] = message.kind;
    if (isTrapped) {
      line['outcome'] = 'trapped';
      return json(200, RECEIVED);
    }
    const keeping = await keep(key, message);
    line['outcome'] = keeping;
    if (keeping === 'other') {
      throw new ApiError(409, 'conflict', 'Another message was sent under this key. Send this one under a new key.');
    }
    if (keeping === 'kept') {
      const work = Promise.all([send(message), deleteOld()]).then(() => {});
      if (waitUntil) waitUntil(work);
      else await work;
    }
    return json(200, RECEIVED);
  });

  return { handle, deleteOld };
}
