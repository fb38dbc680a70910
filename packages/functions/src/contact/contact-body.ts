import { CONTACT_LENGTHS, DEMO_TIMES, MAX_BOOKING_DAYS } from '@forecourt/search-core';
import * as v from 'valibot';
import { parseJson } from '../body.ts';
import { HttpError } from '../http-error.ts';
import type { ContactMessage } from './message.ts';

/** The maximum size of a body, enough for the longest message with every character escaped. */
export const MAX_CONTACT_BYTES = 65_536;

const DAY_MS = 86_400_000;

/** Control characters, line ends and direction marks become spaces. */
const lineSchema = v.pipe(
  v.string('Enter text'),
  v.transform((text) =>
    text
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
      .trim(),
  ),
);

/**
 * Removes control characters except tabs and line ends, because PostgreSQL rejects NUL and terminals execute escape
 * sequences.
 */
const multilineSchema = v.pipe(
  v.string('Enter text'),
  v.transform((text) =>
    text
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
      .trim(),
  ),
);

/** Requires a visible character. Missing text counts as empty. */
const createRequiredText = (text: typeof lineSchema, label: string, maxLength: number) =>
  v.pipe(v.optional(text, ''), v.regex(/[^\p{Cf}\s]/u, `${label} is required`), createLengthLimit(maxLength));

const createLengthLimit = (maxLength: number) =>
  v.maxLength<string, number, string>(maxLength, `Use ${maxLength.toLocaleString('en-GB')} characters or fewer`);

const senderFields = {
  name: createRequiredText(lineSchema, 'Full Name', CONTACT_LENGTHS.name),
  email: v.pipe(
    createRequiredText(lineSchema, 'Email Address', CONTACT_LENGTHS.email),
    // The same pattern as a browser's email field, so that the server accepts what the form accepts.
    v.rfcEmail('Enter an email address like name@example.com'),
    // Rejects encoded words, which a mail program would decode to another address.
    v.excludes('=?', 'Enter an email address like name@example.com'),
  ),
};

const submissionFields = {
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  // The honeypot: people do not see this field, and bots fill it in. See docs/decisions/0015-contact.md.
  extra: v.optional(v.string(), ''),
};

const messageSchema = v.object({
  ...submissionFields,
  kind: v.optional(v.literal('message'), 'message'),
  ...senderFields,
  subject: createRequiredText(lineSchema, 'Subject', CONTACT_LENGTHS.subject),
  message: createRequiredText(multilineSchema, 'Message', CONTACT_LENGTHS.message),
});

const createBookingSchema = (now: Date) =>
  v.object({
    ...submissionFields,
    kind: v.literal('booking'),
    ...senderFields,
    company: createRequiredText(lineSchema, 'Dealership', CONTACT_LENGTHS.company),
    phone: v.pipe(
      v.optional(lineSchema, ''),
      createLengthLimit(CONTACT_LENGTHS.phone),
      v.check((phone) => phone === '' || countDigits(phone) >= 7, 'Enter a phone number with its area code'),
      v.transform((phone) => phone || null),
    ),
    day: v.pipe(
      v.optional(lineSchema, ''),
      v.isoDate('Choose a day'),
      v.check((day) => isWorkingDay(day), 'Choose a day from Monday to Friday'),
      v.check((day) => isBookable(day, now), `Choose a day within the next ${MAX_BOOKING_DAYS} days`),
    ),
    time: v.pipe(v.optional(lineSchema, ''), v.picklist(DEMO_TIMES, 'Choose a time of day')),
    message: v.pipe(v.optional(multilineSchema, ''), createLengthLimit(CONTACT_LENGTHS.message)),
  });

/** The values of the fields that one of the two forms does not have. */
const DEFAULTS = { subject: 'Demo', company: null, phone: null, day: null, time: null };

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Rejects dates that do not exist, such as '2026-02-30'. */
function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && ![0, 6].includes(date.getUTCDay());
}

/**
 * Also allows the day before today and the day after the last one, because the sender's time zone may differ from UTC.
 */
function isBookable(day: string, now: Date): boolean {
  const days = (Date.parse(`${day}T00:00:00Z`) - now.getTime()) / DAY_MS;
  return days > -2 && days < MAX_BOOKING_DAYS + 1;
}

/**
 * Parses the body of a contact request.
 * @returns the message, its idempotency key, and whether the honeypot was filled in
 * @throws HttpError 400 `malformed` if our forms never send such a body, or `invalid` with `fields` if the user can
 * correct it
 */
export function readContact(bytes: Uint8Array<ArrayBuffer>, now: Date) {
  const body = parseJson(bytes, '{name, email, subject, message, idempotencyKey}');
  const schema = v.is(v.object({ kind: v.literal('booking') }), body) ? createBookingSchema(now) : messageSchema;
  const result = v.safeParse(schema, body);
  if (result.success) {
    const { idempotencyKey, extra, ...fields } = result.output;
    const message: ContactMessage = { ...DEFAULTS, ...fields };
    return { key: idempotencyKey.toLowerCase(), message, isTrapped: extra.trim() !== '' };
  }
  throw createFieldsError(result.issues);
}

function createFieldsError(issues: readonly v.BaseIssue<unknown>[]): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field === null || ['idempotencyKey', 'kind', 'extra'].includes(field)) {
      return new HttpError(
        400,
        'malformed',
        `${field ?? 'The body'} does not have the format that the contact form sends.`,
      );
    }
    fields[field] ??= issue.message;
  }
  const message = 'Some fields are not valid. See fields.';
  return new HttpError(400, 'invalid', message, { details: { fields } });
}
