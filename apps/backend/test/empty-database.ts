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
 * The dump of an embedded database with nothing in it. PGlite takes seconds to make one and a fraction of one to copy it,
 * so the first test that needs one leaves it in `.cache` to the others and to the next run.
 */
export async function emptyDatabase(): Promise<Blob> {
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const db = await PGlite.create();
  const dump = await db.dumpDataDir('none');
  await db.close();
  await mkdir(folder, { recursive: true });
  // under another name until it is whole: the files of tests run side by side
  const written = `${fileURLToPath(file)}.${crypto.randomUUID()}`;
  await writeFile(written, dump.stream());
  await rename(written, file);
  return dump;
}
