import { createContact } from '../src/contact/contact.ts';
import type { ContactOptions } from '../src/contact/contact.ts';
import { isSameMessage } from '../src/contact/message.ts';
import type { ContactMessage, MessageStore } from '../src/contact/message.ts';
import { parseFunctionEnvironment } from '../src/environment.ts';
import { createMemoryCounters } from '../src/limits/counters.ts';
import { callAsHost, createTestLog, createLimitSettings, type TestLimits } from './handler.ts';
import { NOW } from './signed.ts';

export const CONTACT_INPUT = {
  name: 'Jane Doe',
  email: 'jane.doe@example.com',
  subject: 'Three sites, one plan',
  message: 'We have three sites.\nWhat would a plan cost?',
  idempotencyKey: '6f2c4d3e-9b1a-4c58-8f77-0a1b2c3d4e5f',
};

export const BOOKING_INPUT = {
  kind: 'booking',
  name: 'Jane Doe',
  email: 'jane.doe@example.com',
  company: 'Doe Motors',
  day: '2026-11-24',
  time: 'morning',
  idempotencyKey: '0d5f8a62-13a8-4d0f-a9d1-8a45f6f0c9b2',
};

/** `CONTACT_INPUT` as it is stored. */
export const SAVED_MESSAGE: ContactMessage = {
  kind: 'message',
  name: CONTACT_INPUT.name,
  email: CONTACT_INPUT.email,
  subject: CONTACT_INPUT.subject,
  message: CONTACT_INPUT.message,
  company: null,
  phone: null,
  day: null,
  time: null,
};

export const createContactRequest = (body: unknown, init: RequestInit = {}): Request =>
  new Request('https://example.com/api/contact', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

/** Creates a store in memory that records the calls of `deleteBefore` and deletes nothing. */
export function createMemoryMessages() {
  const storedMessages = new Map<string, ContactMessage>();
  const deletions: Date[] = [];
  const store: MessageStore = {
    async save(key, message) {
      const storedMessage = storedMessages.get(key);
      if (storedMessage) return isSameMessage(storedMessage, message) ? 'known' : 'conflict';
      storedMessages.set(key, message);
      return 'stored';
    },
    async deleteBefore(moment) {
      deletions.push(moment);
    },
  };
  return { store, storedMessages, deletions };
}

/** Creates the contact form's handler with a store in memory and a fixed clock. */
export function createTestContact({
  limits = {},
  retentionDays = 365,
  ...options
}: Partial<ContactOptions> & { limits?: TestLimits; retentionDays?: number } = {}) {
  const { log, takeLog } = createTestLog();
  const messages = createMemoryMessages();
  const env = {
    ...parseFunctionEnvironment({}),
    CONTACT_RETENTION_DAYS: retentionDays,
    ...createLimitSettings('CONTACT', limits),
  };
  const services = { env, counters: createMemoryCounters(), now: () => NOW, log };
  const contact = createContact(services, { store: messages.store, ...options });
  return { ...contact, handle: callAsHost(contact.app), ...messages, takeLog };
}
