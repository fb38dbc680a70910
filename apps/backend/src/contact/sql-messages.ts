import { isSameMessage } from '@forecourt/functions';
import type { ContactMessage, MessageStore } from '@forecourt/functions';
import type { Database } from '../database/database.ts';

/** `database` must be connected as its owner, because no other role may read or write the messages. */
export function createSqlMessages(database: Database): MessageStore {
  return {
    async save(key, { kind, name, email, subject, message, company, phone, day, time }) {
      const values = [key, kind, name, email, subject, message, company, phone, day, time];
      const insertedRows = await database.query(
        `insert into public.contact_messages
           (idempotency_key, kind, name, email, subject, message, company, phone, demo_day, demo_time)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (idempotency_key) do nothing
         returning id`,
        values,
      );
      if (insertedRows.length > 0) return 'stored';
      const [stored] = await database.query<ContactMessage>(
        `select kind, name, email, subject, message, company, phone, demo_day::text as day, demo_time as time
         from public.contact_messages where idempotency_key = $1`,
        [key],
      );
      // The message was deleted between the two statements.
      if (!stored) return 'known';
      return isSameMessage(stored, { kind, name, email, subject, message, company, phone, day, time })
        ? 'known'
        : 'conflict';
    },
    async deleteBefore(moment) {
      await database.query('delete from public.contact_messages where created_at < $1', [moment]);
    },
  };
}
