// Fails if the builds contain a feature newer than Baseline widely available that is not an exception, or an unused exception.
import { globSync, readFileSync } from 'node:fs';
import { findNewerApis } from './baseline-scripts.ts';
import { findNewerStyles } from './baseline-styles.ts';

const EXCEPTIONS = 'scripts/checks/baseline-exceptions.json';
const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as Record<string, string>;

const found = [
  ...findNewerApis(findFiles('js')),
  ...findFiles('css').flatMap((file) => findNewerStyles(readFileSync(file, 'utf8')).map((each) => ({ ...each, file }))),
];
const newer = found.filter(({ what }) => !Object.hasOwn(exceptions, what));
for (const { what, where, file } of newer)
  console.log(
    `${file}: ${what} is not Baseline widely available. Replace it, or add it to ${EXCEPTIONS} and say why it is safe.\n    ${where}`,
  );
const unused = Object.keys(exceptions).filter((name) => !found.some(({ what }) => what === name));
for (const name of unused) console.log(`No build contains ${name}. Remove it from ${EXCEPTIONS}.`);
process.exitCode = newer.length + unused.length === 0 ? 0 : 1;

function findFiles(extension: 'js' | 'css'): string[] {
  const files = globSync([`apps/site/dist/client/assets/*.${extension}`, `packages/*/dist/**/*.${extension}`]);
  if (files.length === 0) throw new Error(`No built .${extension} file was found. Run npm run build first.`);
  return files;
}
