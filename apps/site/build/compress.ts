// Writes .br and .gz beside what compresses, so that no server does it while somebody waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']);
/** Below this many bytes the headers of a compressed answer cost more than they save. */
const WORTH_IT = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @returns how many files were written */
export async function compress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      if (text.length < WORTH_IT) return 0;
      const [br, gz] = await Promise.all([
        brotli(text, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
        zip(text, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
      return 2;
    }),
  );
  return written.reduce<number>((sum, count) => sum + count, 0);
}
