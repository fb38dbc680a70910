import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Smaller files save less than the additional headers of a compressed response cost. */
const MIN_BYTES = 512;

/**
 * Writes .br and .gz copies of text files at the highest quality, so that the server need not compress responses.
 *
 * @returns the number of files written
 */
export async function compress(folder: string): Promise<number> {
  const compressFile = async (file: string) => {
    const content = readFileSync(file);
    if (content.length < MIN_BYTES) return 0;
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    return 2;
  };
  const files = globSync('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', { cwd: folder });
  const compressedFiles = await Promise.all(files.map((file) => compressFile(join(folder, file))));
  return compressedFiles.reduce<number>((sum, count) => sum + count, 0);
}
