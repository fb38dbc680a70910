import { createClient } from '@supabase/supabase-js';
import { withDeadline } from '../deadline.ts';
import { isSameMessage } from './message.ts';
import type { ContactMessage, MessageStore } from './message.ts';

export interface SupabaseMessagesOptions {
  readonly url: string;
  /** The key of the role `service_role`. It must not reach a browser. */
  readonly serviceRoleKey: string;
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
}

const TABLE = 'contact_messages';
const COLUMNS = 'kind, name, email, subject, message, company, phone, day:demo_day, time:demo_time';
const UNIQUE_VIOLATION = '23505';

export function createSupabaseMessages({ url, serviceRoleKey, timeoutMs }: SupabaseMessagesOptions): MessageStore {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const callService = <Result>(send: (signal: AbortSignal) => PromiseLike<Result>): Promise<Result> =>
    withDeadline(async (signal) => send(signal), {
      timeoutMs,
      onTimeout: () => new StoreError({ error: { code: '' }, status: 0 }),
    });
  return {
    async save(key, { day, time, ...message }) {
      const row = { idempotency_key: key, ...message, demo_day: day, demo_time: time };
      const insertResult = await callService((signal) => client.from(TABLE).insert(row).abortSignal(signal));
      if (!insertResult.error) return 'stored';
      if (insertResult.error.code !== UNIQUE_VIOLATION) throw new StoreError(insertResult);
      const selectResult = await callService((signal) =>
        client.from(TABLE).select(COLUMNS).eq('idempotency_key', key).abortSignal(signal).single<ContactMessage>(),
      );
      if (selectResult.error) throw new StoreError(selectResult);
      return isSameMessage(selectResult.data, { day, time, ...message }) ? 'known' : 'conflict';
    },
    async deleteBefore(moment) {
      const deleteResult = await callService((signal) =>
        client.from(TABLE).delete().lt('created_at', moment.toISOString()).abortSignal(signal),
      );
      if (deleteResult.error) throw new StoreError(deleteResult);
    },
  };
}

/** The message contains no text of the service, because it may quote user input. */
class StoreError extends Error {
  override name = 'StoreError';
  /** The service's code, such as an SQLSTATE, or else `HTTP` and the status, which is 0 without a response. */
  readonly code: string;

  constructor({ error, status }: { error: { code: string }; status: number }) {
    super('The data service refused the request or did not answer.');
    this.code = error.code || `HTTP ${status}`;
  }
}
