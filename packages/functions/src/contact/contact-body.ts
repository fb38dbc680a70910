import * as v from 'valibot';
import { parseJson } from '../body.ts';
import { HttpError } from '../http-error.ts';
import { DEMO_TIMES } from './message.ts';
import type { ContactMessage } from './message.ts';

/** Bytes of one body: the longest message with every character escaped. */
export const CONTACT_BYTES = 65_536;

/** Characters (UTF-16 units) of each field, as the columns of `contact_messages` hold them. */
export const CONTACT_LENGTHS = { name: 200, email: 254, company: 200, subject: 300, message: 10_000 } as const;

/** A demo can be asked for so many days ahead. */
const FURTHEST_DAYS = 90;
const DAY_MS = 86_400_000;

/** What `POST /api/contact` is sent. */
export interface ContactBody {
  readonly key: string;
  readonly message: ContactMessage;
  /** Something was written where no person sees a field. */
  readonly isTrapped: boolean;
}

/** Of one line: what would end it, or turn the direction of what stands beside it, becomes a blank. */
const line = v.pipe(
  v.string('Enter text'),
  v.transform((text) =>
    text
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim(),
  ),
);

/** Of several lines, all of which end alike, and without what PostgreSQL cannot hold or a terminal would obey. */
const lines = v.pipe(
  v.string('Enter text'),
  v.transform((text) =>
    text
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
      .trim(),
  ),
);

/** Something that is seen: not blanks or marks without width alone. */
const present = (label: string) => v.regex(/[^\p{Cf}\s]/u, `${label} is required`);

const most = (length: number) => `Use ${length.toLocaleString('en-GB')} characters or fewer`;

const sender = {
  name: v.pipe(line, present('Full Name'), v.maxLength(CONTACT_LENGTHS.name, most(CONTACT_LENGTHS.name))),
  email: v.pipe(
    line,
    present('Email Address'),
    v.maxLength(CONTACT_LENGTHS.email, most(CONTACT_LENGTHS.email)),
    // the rule of a browser's own email field: what the form lets through is not refused here
    v.rfcEmail('Enter an email address like name@example.com'),
    // Rejects encoded words, which a mail program would decode to another address.
    v.excludes('=?', 'Enter an email address like name@example.com'),
  ),
};

const envelope = {
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  // see docs/decisions/0015-contact.md
  extra: v.optional(v.string(), ''),
};

const messageSchema = v.pipe(
  v.object({
    ...envelope,
    kind: v.optional(v.literal('message'), 'message'),
    ...sender,
    subject: v.pipe(line, present('Subject'), v.maxLength(CONTACT_LENGTHS.subject, most(CONTACT_LENGTHS.subject))),
    message: v.pipe(lines, present('Message'), v.maxLength(CONTACT_LENGTHS.message, most(CONTACT_LENGTHS.message))),
  }),
  v.transform(({ kind, name, email, subject, message, ...rest }) => ({
    ...rest,
    message: { kind, name, email, subject, message, company: null, day: null, time: null } satisfies ContactMessage,
  })),
);

const bookingSchema = (now: Date) =>
  v.pipe(
    v.object({
      ...envelope,
      kind: v.literal('booking'),
      ...sender,
      company: v.pipe(line, present('Dealership'), v.maxLength(CONTACT_LENGTHS.company, most(CONTACT_LENGTHS.company))),
      day: v.pipe(
        line,
        v.isoDate('Choose a day'),
        v.check((day) => isWorkingDay(day), 'Choose a day from Monday to Friday'),
        v.check((day) => isWithin(day, now), `Choose a day from today on, within ${FURTHEST_DAYS} days`),
      ),
      time: v.picklist(DEMO_TIMES, 'Choose a time of day'),
      message: v.optional(v.pipe(lines, v.maxLength(CONTACT_LENGTHS.message, most(CONTACT_LENGTHS.message))), ''),
    }),
    v.transform(({ kind, name, email, company, day, time, message, ...rest }) => ({
      ...rest,
      message: { kind, name, email, subject: 'Demo', message, company, day, time } satisfies ContactMessage,
    })),
  );

/** Monday to Friday, and a day that there is: '2026-02-30' is none. */
function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && ![0, 6].includes(date.getUTCDay());
}

/** A sender west of London may still be at yesterday's date. */
function isWithin(day: string, now: Date): boolean {
  const days = (Date.parse(`${day}T00:00:00Z`) - now.getTime()) / DAY_MS;
  return days > -2 && days < FURTHEST_DAYS + 1;
}

/**
 * Reads a body.
 *
 * @throws HttpError 400: `malformed` if no form of ours sends it, `invalid` with `fields` if a person can correct it.
 */
export function readContact(bytes: Uint8Array<ArrayBuffer>, now: Date): ContactBody {
  const body = parseJson(bytes, '{name, email, subject, message, idempotencyKey}');
  const schema = v.is(v.object({ kind: v.literal('booking') }), body) ? bookingSchema(now) : messageSchema;
  const result = v.safeParse(schema, body);
  if (result.success) {
    const { idempotencyKey, extra, message } = result.output;
    return { key: idempotencyKey.toLowerCase(), message, isTrapped: extra.trim() !== '' };
  }
  throw refusalOf(result.issues);
}

function refusalOf(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field === null || ['idempotencyKey', 'kind', 'extra'].includes(field)) {
      return new HttpError(400, 'malformed', `${field ?? 'The body'} is not as this form sends it.`);
    }
    fields[field] ??= isMissing(issue) ? `${LABELS[field] ?? field} is required` : issue.message;
  }
  const message = 'Something in the form has to be put right: see fields.';
  return new HttpError(400, 'invalid', message, { details: { fields } });
}

/** A key that is not there is an issue of its object. */
const isMissing = ({ type }: v.BaseIssue<unknown>): boolean => type === 'object';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Full Name',
  email: 'Email Address',
  subject: 'Subject',
  message: 'Message',
  company: 'Dealership',
  day: 'Day',
  time: 'Time',
};
