// node build/write-theme.ts: writes the files of src/theme that derive from the design tokens in brands/.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from './brands.ts';
import { packageFolder } from './entries.ts';
import { themeFiles } from './theme-files.ts';

const theme = join(packageFolder, 'src/theme');
const files = themeFiles(await readBrands());
for (const [file, text] of files) writeFileSync(join(theme, file), text);
execFileSync(
  join(packageFolder, '../../node_modules/.bin/oxfmt'),
  [...files.keys()].map((file) => join(theme, file)),
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
