// node build/write-docs.ts: writes what the package says of itself into dist.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsFiles } from './docs-files.ts';
import { packageFolder } from './entries.ts';

const dist = join(packageFolder, process.env['UI_OUT_DIR'] ?? 'dist');

const files = await docsFiles();
rmSync(join(dist, 'docs'), { recursive: true, force: true });
mkdirSync(join(dist, 'docs'), { recursive: true });
for (const [file, text] of files) writeFileSync(join(dist, file), text);
