import { PGlite } from '@electric-sql/pglite';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<'@electric-sql/pglite', string>;
};
const folder = new URL('../../../.cache/empty-database/', import.meta.url);
const file = new URL(`pglite-${dependencies['@electric-sql/pglite']}.tar`, folder);

/**
 * PGlite takes seconds to create a database and less than a second to load a dump, so the first test stores a dump in
 * `.cache` for the others and for the next run.
 */
export async function loadEmptyDatabase(): Promise<Blob> {
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const db = await PGlite.create();
  const dump = await db.dumpDataDir('none');
  await db.close();
  await mkdir(folder, { recursive: true });
  // Writes to a temporary name first, because test files run in parallel.
  const temporaryFile = `${fileURLToPath(file)}.${crypto.randomUUID()}`;
  await writeFile(temporaryFile, dump.stream());
  await rename(temporaryFile, file);
  return dump;
}
