import type { ContactMessage } from './message.ts';

export interface Mail {
  /** Sends one message, without a retry. Rejects if sending fails or takes too long. */
  send(message: ContactMessage, sentAt: Date): Promise<void>;
  /** Waits until pending mail is sent or has failed. */
  close(): Promise<void>;
}

/** Breaks up encoded words (RFC 2047), in which a sender could hide text, because nodemailer does not escape them. */
export const breakEncodedWords = (text: string): string => text.replaceAll('=?', '= ?');

export function composeMail(message: ContactMessage, sentAt: Date): { subject: string; text: string } {
  const { kind, name, email, company, phone, day, time } = message;
  const isBooking = kind === 'booking';
  const rows: [string, string | null][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Dealership', company],
    ['Day', day === null ? null : formatLongDate(day)],
    ['Time', time],
    ['Subject', isBooking ? null : message.subject],
    ['Sent', `${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ];
  const factLines = rows.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  const subject = isBooking
    ? `Demo: ${company}, ${formatLongDate(day ?? '')}, ${time}`
    : `Contact form: ${message.subject}`;
  return {
    subject: breakEncodedWords(subject),
    text: [
      ...factLines,
      '',
      message.message || '(no message)',
      '',
      '--',
      `Reply to this email to answer ${name}.`,
      '',
    ].join('\n'),
  };
}

const formatLongDate = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
