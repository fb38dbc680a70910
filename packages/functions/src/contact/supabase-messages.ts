import { createClient } from '@supabase/supabase-js';
import { withDeadline } from '../deadline.ts';
import { isSameMessage } from './message.ts';
import type { ContactMessage, MessageStore } from './message.ts';

export interface SupabaseMessagesOptions {
  readonly url: string;
  /** The key of the role service_role, which never leaves the server. */
  readonly serviceRoleKey: string;
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
}

const TABLE = 'contact_messages';
const UNIQUE_VIOLATION = '23505';

/** Stores messages in a Supabase project. */
export function createSupabaseMessages({ url, serviceRoleKey, timeoutMs }: SupabaseMessagesOptions): MessageStore {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const run = <Result>(work: (signal: AbortSignal) => PromiseLike<Result>): Promise<Result> =>
    withDeadline(async (signal) => work(signal), { timeoutMs, onTimeout: () => new StoreError('timeout') });
  return {
    async save(key, message) {
      const { error, status } = await run((signal) =>
        client.from(TABLE).insert(toRow(key, message)).abortSignal(signal),
      );
      if (!error) return 'stored';
      if (error.code !== UNIQUE_VIOLATION) throw new StoreError(error.code || `HTTP ${status}`);
      const stored = await run((signal) =>
        client.from(TABLE).select(COLUMNS).eq('idempotency_key', key).abortSignal(signal).single(),
      );
      if (stored.error) throw new StoreError(stored.error.code || `HTTP ${stored.status}`);
      return isSameMessage(toMessage(stored.data as Row), message) ? 'known' : 'other';
    },
    async deleteBefore(moment) {
      const { error, status } = await run((signal) =>
        client.from(TABLE).delete().lt('created_at', moment.toISOString()).abortSignal(signal),
      );
      if (error) throw new StoreError(error.code || `HTTP ${status}`);
    },
  };
}

/** The data service returned an error or did not respond. Its message is dropped, because it may quote user input. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string;

  /** @param code The service's code, such as an SQLSTATE. `timeout`, or the HTTP status if there is no code, as from a proxy. */
  constructor(code: string) {
    super('The data service refused the request or did not answer.');
    this.code = code;
  }
}

interface Row extends Pick<ContactMessage, 'kind' | 'name' | 'email' | 'subject' | 'message' | 'company'> {
  readonly demo_day: ContactMessage['day'];
  readonly demo_time: ContactMessage['time'];
}

const COLUMNS = 'kind, name, email, subject, message, company, demo_day, demo_time';

function toRow(key: string, { day, time, ...message }: ContactMessage) {
  return { idempotency_key: key, ...message, demo_day: day, demo_time: time };
}

function toMessage({ demo_day, demo_time, ...message }: Row): ContactMessage {
  return { ...message, day: demo_day, time: demo_time };
}
