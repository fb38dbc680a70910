// node scripts/version.ts: what the changesets that wait make of the packages. Versions and changelogs by changesets, and beside
// them what each package promises from this release on, against which the next changes are held (checks/changesets.ts).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { filesIn, releasedFile } from './checks/changesets.ts';
import { PACKAGES, readContract } from './checks/contract.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await run('changeset', ['version']);
for (const name of PACKAGES) {
  const file = releasedFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(readContract(name, filesIn('.')), null, 2)}\n`);
}
// changelogs are held to our format as all that is written here
await run('oxfmt', ['packages/*/CHANGELOG.md', '.changeset/released/*.json']);

async function run(program: string, args: string[]) {
  const { code } = await runChild(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}; nothing was recorded.`);
}
