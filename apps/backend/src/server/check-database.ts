import { DatabaseBusyError, DatabaseUnavailableError } from '../database/database.ts';
import type { Database } from '../database/database.ts';

/**
 * Checks that the database answers. `busy` means that other statements kept this one waiting, which is not a reason to take
 * the server out of service. The database's pool logs that it is unreachable.
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
