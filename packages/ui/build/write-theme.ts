// node build/write-theme.ts: writes src/theme/generated from the design tokens in brands/.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from './brands.ts';
import { packageFolder } from './entries.ts';
import { themeFiles } from './theme-files.ts';

const folder = join(packageFolder, 'src/theme/generated');
const files = themeFiles(await readBrands());
for (const [file, text] of files) writeFileSync(join(folder, file), text);
execFileSync(
  join(packageFolder, '../../node_modules/.bin/oxfmt'),
  [...files.keys()].map((file) => join(folder, file)),
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
