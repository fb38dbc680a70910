// node build/write-theme.ts: writes src/theme/generated from the design tokens in brands/.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from './brands.ts';
import { packageFolder } from './entries.ts';
import { renderThemeFiles } from './theme-files.ts';

const folder = join(packageFolder, 'src/theme/generated');
const oxfmt = join(packageFolder, '../../node_modules/.bin/oxfmt');
for (const [name, text] of renderThemeFiles(await readBrands())) {
  const file = join(folder, name);
  const formatted = execFileSync(oxfmt, ['--stdin-filepath', file], {
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // Leaves an unchanged file alone, because other checks may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== formatted) writeFileSync(file, formatted);
}
