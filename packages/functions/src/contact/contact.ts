import { readBody } from '../body.ts';
import { getAddressBucket } from '../client-address.ts';
import { createEndpoint } from '../endpoint.ts';
import { createNotSetUpError, HttpError, respondWithJson } from '../http-error.ts';
import { createRequestLimiter } from '../limits/request-limits.ts';
import type { LogFields } from '../log.ts';
import type { Services, Settings } from '../services.ts';
import { MAX_CONTACT_BYTES, readContact } from './contact-body.ts';
import type { Mail } from './mail.ts';
import type { ContactMessage, StoreResult, MessageStore } from './message.ts';

export interface ContactOptions {
  /** Without a store, messages are rejected. */
  readonly store: MessageStore | undefined;
  /** Without mail, messages are only stored. */
  readonly mail?: Mail | undefined;
  /** Keeps the host running for work after the response. Without it, the response waits for that work. */
  readonly waitUntil?: ((work: Promise<void>) => void) | undefined;
}

const DAY_MS = 86_400_000;
const MAIL_TIMEOUT_MS = 5_000;
/** The response to every stored message, and to a bot that fills in the honeypot. */
const RECEIVED_BODY = JSON.stringify({ status: 'received' });

/**
 * Creates `POST /api/contact`. It takes `{name, email, subject, message, idempotencyKey}`, or with `kind: 'booking'`
 * `{name, email, company, phone?, day, time, message?, idempotencyKey}`, and returns `{status: 'received'}` once the
 * message is stored.
 *
 * A repeat of the message with the same key gets the same response, and is neither stored nor mailed again. Failing
 * mail does not change the response. Errors are `{error: {code, message, fields?}}`: 400 `malformed`, or `invalid` with
 * messages by field; 405; 409 `conflict` if the key belongs to another message; 413; 415; 429 with Retry-After; 500;
 * 503 `not-stored` or `not-set-up`.
 */
export function createContact(
  { env, counters, log, now }: Pick<Services, 'env' | 'counters' | 'log' | 'now'>,
  { store, mail, waitUntil }: ContactOptions,
) {
  const countRequest = createRequestLimiter(counters, 'CONTACT', env);

  const saveMessage = async (key: string, message: ContactMessage): Promise<StoreResult> => {
    if (!store) {
      log.error('Messages cannot be stored. Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.');
      throw createNotSetUpError();
    }
    try {
      return await store.save(key, message);
    } catch (error) {
      log.error('Could not store a contact message.', getFailureFields(error));
      const reply = 'We could not save your message. Try again in a moment.';
      throw new HttpError(503, 'not-stored', reply, { retryAfter: 5 });
    }
  };

  const logFailure = (event: string) => (error: unknown) => log.error(event, getFailureFields(error));

  /** Never rejects: failures are logged. */
  const deleteExpired = async (): Promise<void> =>
    store
      ?.deleteBefore(new Date(now().getTime() - env.CONTACT_RETENTION_DAYS * DAY_MS))
      .catch(logFailure('Could not delete old contact messages.'));

  const events = { asked: 'A contact message was received.', failed: 'The contact form failed.' };
  const app = createEndpoint({ path: '/api/contact', method: 'POST', events, log }, async (context) => {
    const { address, line } = context.var;
    line['limits'] = counters.state();
    // Another site's form cannot send this type, and its script would need a CORS preflight.
    if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? '')) {
      throw new HttpError(415, 'unsupported-type', 'Send JSON with the content type application/json.');
    }
    const body = await readBody(context, { maxBytes: MAX_CONTACT_BYTES, hint: 'Shorten the message.' });
    await countRequest(getAddressBucket(address));
    const { key, message, isTrapped } = readContact(body, now());
    line['kind'] = message.kind;
    if (isTrapped) {
      line['outcome'] = 'trapped';
      return respondWithJson(RECEIVED_BODY);
    }
    const result = await saveMessage(key, message);
    line['outcome'] = result;
    if (result === 'conflict') {
      throw new HttpError(409, 'conflict', 'Another message already has this key. Send this one with a new key.');
    }
    if (result === 'stored') {
      const mailPromise = mail
        ?.send(message, now())
        .catch(logFailure('A contact message was stored, but its mail was not sent.'));
      const work = Promise.all([mailPromise, deleteExpired()]).then(() => {});
      if (waitUntil) waitUntil(work);
      else await work;
    }
    return respondWithJson(RECEIVED_BODY);
  });

  return { app, deleteExpired };
}

/** Leaves out the error's message, because it may quote user input. */
function getFailureFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  const { name, code, responseCode } = error as Error & { code?: string | number; responseCode?: number };
  return { failure: name, code, reply: responseCode };
}

/** Returns undefined if mail is not configured. */
export async function openMail({ SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to }: Settings) {
  if (url === undefined || from === undefined || to === undefined) return undefined;
  const { createSmtpMail } = await import('./smtp-mail.ts');
  return createSmtpMail({ url, from, to, timeoutMs: MAIL_TIMEOUT_MS });
}
