import type { FunctionEnvironment } from '../environment.ts';
import type { Counters } from '../limits/counters.ts';
import { createRequestLimits } from '../limits/request-limits.ts';
import type { Log } from '../log.ts';
import { createContact } from './contact.ts';
import type { Contact } from './contact.ts';
import type { MessageStore } from './message.ts';

/** A mail server answers within this, or the mail is given up. A host that waits for it must wait longer. */
export const MAIL_TIMEOUT_MS = 5_000;

export interface OpenContactOptions {
  readonly store: MessageStore;
  readonly counters: Counters;
  readonly now: () => Date;
  readonly log: Log;
}

/** The contact form as the environment asks for it, with mail or without. */
export async function openContact(
  env: Omit<FunctionEnvironment, 'APP_ENV' | 'ADS_SIGNING_SECRET'>,
  { store, counters, now, log }: OpenContactOptions,
): Promise<Contact & { close: () => Promise<void> }> {
  const { SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to } = env;
  const mail =
    url === undefined || from === undefined
      ? undefined
      : await import('./smtp-mail.ts').then(({ smtpMail }) => smtpMail({ url, from, to, timeoutMs: MAIL_TIMEOUT_MS }));
  const contact = createContact({
    store,
    requestLimits: createRequestLimits(counters, {
      name: 'contact',
      perAddressMinute: env.CONTACT_LIMIT_PER_MINUTE,
      perAddressHour: env.CONTACT_LIMIT_PER_HOUR,
      overAllMinute: env.CONTACT_LIMIT_OVER_ALL,
    }),
    mail,
    retentionDays: env.CONTACT_RETENTION_DAYS,
    logged: () => ({ limits: counters.state() }),
    now,
    log,
  });
  return { ...contact, close: async () => mail?.close() };
}
