// node build/write-entries.ts: writes the package's exports, its entry modules and its barrel from the components' folders.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { barrel, entryModules, packageFolder, packageJson } from './entries.ts';

writeFileSync(`${packageFolder}package.json`, packageJson());
writeFileSync(`${packageFolder}src/index.ts`, barrel());
rmSync(`${packageFolder}src/entries`, { recursive: true, force: true });
mkdirSync(`${packageFolder}src/entries`);
for (const [file, text] of entryModules()) writeFileSync(`${packageFolder}src/entries/${file}`, text);
