import { DatabaseBusyError, DatabaseUnavailableError } from '../database/database.ts';
import type { Database } from '../database/database.ts';

/**
 * Asks the database for an answer. One that only lets us wait behind other statements is 'busy', which is no reason to
 * take the server out of service. The database itself logs that it is away.
 */
export async function checkDatabase(database: Database): Promise<'ok' | 'busy' | 'failing'> {
  try {
    await database.query('select 1');
    return 'ok';
  } catch (error) {
    if (error instanceof DatabaseBusyError) return 'busy';
    if (error instanceof DatabaseUnavailableError) return 'failing';
    throw error;
  }
}
