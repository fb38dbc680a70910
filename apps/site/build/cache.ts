import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/build/', import.meta.url));

/**
 * Creates a file once for each key. Other builds may read the folder at the same time, so the file appears only when it
 * is complete.
 * @param key everything that the content depends on
 * @returns the file's path
 */
export async function cacheFile(
  key: unknown,
  extension: string,
  create: () => string | Buffer | Promise<Buffer>,
): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24);
  const file = join(folder, `${name}.${extension}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await create());
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
