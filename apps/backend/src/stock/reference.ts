import type { Database, Transaction } from '../database/database.ts';
import { waitForStartLock } from '../database/start-lock.ts';
import { readMarketModels } from './market.ts';

/** Adds makes and models from `data/families.json` that are missing. Does not change or remove existing rows. */
export async function loadReference(db: Database): Promise<void> {
  const families = readMarketModels().map(({ make, family }) => ({ make, family }));
  const insertMissing = async (tx: Transaction) => {
    await waitForStartLock(tx, 'schema');
    // Avoids `on conflict do nothing`, which uses up an id for every existing row.
    await tx.query(
      `insert into manufacturers (name)
       select distinct wanted.make from jsonb_to_recordset($1::jsonb) as wanted (make text, family text)
       where not exists (select from manufacturers where name = wanted.make)
       order by wanted.make`,
      [JSON.stringify(families)],
    );
    await tx.query(
      `insert into models (manufacturer_id, name)
       select distinct manufacturers.id, wanted.family
       from jsonb_to_recordset($1::jsonb) as wanted (make text, family text)
       join manufacturers on manufacturers.name = wanted.make
       where not exists (
         select from models where models.manufacturer_id = manufacturers.id and models.name = wanted.family
       )
       order by manufacturers.id, wanted.family`,
      [JSON.stringify(families)],
    );
  };
  await db.transaction(insertMissing, { isLong: true });
}
