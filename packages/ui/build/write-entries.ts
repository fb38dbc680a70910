// node build/write-entries.ts: writes the package's exports and its barrel from the folders that are there.
import { writeFileSync } from 'node:fs';
import { barrel, packageFolder, packageJson } from './entries.ts';

writeFileSync(`${packageFolder}package.json`, packageJson());
writeFileSync(`${packageFolder}src/index.ts`, barrel());
