import type { DemoTime } from '@forecourt/search-core';

/** A message to the company, as it is stored. */
export interface ContactMessage {
  /** `booking` is the demo page's form, which has a day instead of a subject. */
  readonly kind: 'message' | 'booking';
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** May be empty in a booking. */
  readonly message: string;
  /** The dealership. Only bookings have `company`, `phone`, `day` and `time`. */
  readonly company: string | null;
  /** Null if the sender gave none. */
  readonly phone: string | null;
  /** The requested day, as `2026-11-24`. */
  readonly day: string | null;
  readonly time: DemoTime | null;
}

/** Stored now, stored before, or rejected because another message has the key. */
export type StoreResult = 'stored' | 'known' | 'conflict';

/** Stores messages. The methods reject on failure. */
export interface MessageStore {
  /**
   * Stores a message once, even if it is sent several times.
   * @param key a UUID that the sender's browser created for the message
   */
  save(key: string, message: ContactMessage): Promise<StoreResult>;
  /** Deletes messages that were stored before a date. */
  deleteBefore(moment: Date): Promise<void>;
}

const FIELDS = ['kind', 'name', 'email', 'subject', 'message', 'company', 'phone', 'day', 'time'] as const;

/** Returns whether all fields of two messages are equal. */
export const isSameMessage = (firstMessage: ContactMessage, secondMessage: ContactMessage): boolean =>
  FIELDS.every((field) => firstMessage[field] === secondMessage[field]);
