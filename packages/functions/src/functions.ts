import { Hono } from 'hono';
import { createContact, openMail } from './contact/contact.ts';
import type { ContactOptions } from './contact/contact.ts';
import type { MessageStore } from './contact/message.ts';
import { createConversation } from './conversation.ts';
import { createCspReports } from './csp-reports.ts';
import type { RequestVariables } from './endpoint.ts';
import { createFeed } from './feed/feed.ts';
import type { SearchListings } from './feed/feed.ts';
import { createHealth } from './health.ts';
import type { HealthOptions } from './health.ts';
import { openServices } from './services.ts';
import type { Services, Settings } from './services.ts';

export interface HostOptions extends Pick<Services, 'log' | 'now'>, HealthOptions, Pick<ContactOptions, 'waitUntil'> {
  /** Stores the contact form's messages. */
  readonly messages: MessageStore | undefined;
  /** Searches for the feed. Without it the feed returns 503. */
  readonly search: SearchListings | undefined;
}

/** Opens the services and mounts every function in one app. */
export async function openFunctions(
  env: Settings,
  { messages, search, waitUntil, isDraining, checks, ...options }: HostOptions,
) {
  const services = await openServices(env, options);
  const mail = await openMail(env);
  const contact = createContact(services, { store: messages, mail, waitUntil });
  const app = new Hono<RequestVariables>()
    .route('/', createConversation(services))
    .route('/', contact.app)
    .route('/', createFeed(services, search))
    .route('/', createHealth(services, { isDraining, checks }))
    .route('/', createCspReports(options.log));
  return {
    app,
    counters: services.counters,
    /** Deletes messages that are older than the retention period. Never rejects: failures are logged. */
    deleteOldMessages: contact.deleteExpired,
    /** Waits for pending mail, and closes the connections. */
    async close() {
      await mail?.close();
      await services.counters.close();
    },
  };
}

/** The mounted functions. */
export type Functions = Awaited<ReturnType<typeof openFunctions>>;
