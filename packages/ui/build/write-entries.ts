// node build/write-entries.ts: writes the package's exports, its entry modules and its barrel from the components' folders.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderBarrel, getEntryModules, packageFolder, renderPackageJson } from './entries.ts';

writeFileSync(`${packageFolder}package.json`, renderPackageJson());
writeFileSync(`${packageFolder}src/index.ts`, renderBarrel());
rmSync(`${packageFolder}src/entries`, { recursive: true, force: true });
mkdirSync(`${packageFolder}src/entries`);
for (const [file, text] of getEntryModules()) writeFileSync(`${packageFolder}src/entries/${file}`, text);
