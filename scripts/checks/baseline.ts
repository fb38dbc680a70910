// Fails if the builds contain a feature newer than Baseline widely available that is not an exception, or an unused exception.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXCEPTIONS } from './baseline-exceptions.ts';
import { type Finding, findNewerApis } from './baseline-scripts.ts';
import { findNewerStyles } from './baseline-styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILDS = ['apps/site/dist/client/assets/*', 'packages/*/dist/**/*'];

const found = [...find('js', findNewerApis), ...find('css', findNewerStyles)];
const newer = found.filter(({ what }) => !Object.hasOwn(EXCEPTIONS, what));
for (const { what, where, file } of newer)
  console.log(
    `${file}: ${what} is not Baseline widely available. Replace it, or add it to baseline-exceptions.ts and say why it is safe.\n    ${where}`,
  );
const unused = Object.keys(EXCEPTIONS).filter((name) => !found.some(({ what }) => what === name));
for (const name of unused) console.log(`No build contains ${name}. Remove it from baseline-exceptions.ts.`);
process.exitCode = newer.length + unused.length === 0 ? 0 : 1;

function find(extension: 'js' | 'css', findIn: (text: string) => Finding[]): (Finding & { file: string })[] {
  const files = globSync(
    BUILDS.map((build) => `${build}.${extension}`),
    { cwd: root },
  );
  if (files.length === 0) throw new Error(`No built .${extension} file was found. Run npm run build first.`);
  return files.flatMap((file) => findIn(readFileSync(`${root}${file}`, 'utf8')).map((each) => ({ ...each, file })));
}
