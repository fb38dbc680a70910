// node build/write-docs.ts: writes the package's documentation files and its registry into dist.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from './component-facts.ts';
import { renderDocsFiles } from './docs-files.ts';
import { packageFolder } from './entries.ts';
import { readGuides } from './guides.ts';
import { renderRegistryFiles } from './registry.ts';

const dist = join(packageFolder, process.env['UI_OUT_DIR'] ?? 'dist');

const files = [...renderDocsFiles(await readFacts(), readGuides()), ...renderRegistryFiles()];
for (const folder of ['docs', 'registry']) {
  rmSync(join(dist, folder), { recursive: true, force: true });
  mkdirSync(join(dist, folder), { recursive: true });
}
for (const [file, text] of files) writeFileSync(join(dist, file), text);
