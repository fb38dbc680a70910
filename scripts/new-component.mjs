// pnpm new component <Name> [--domain]: writes a component's folder from scripts/component-templates, and its entry.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const ui = 'packages/ui';
const templates = 'scripts/component-templates';

const {
  values: { domain },
  positionals: [kind, name = '', ...rest],
} = parseArgs({ allowPositionals: true, options: { domain: { type: 'boolean', default: false } } });
if (kind !== 'component' || rest.length > 0) refuse('Name one component.');
if (!/^[A-Z][A-Za-z\d]*$/.test(name)) refuse(`'${name}' is not a component name. Start it with a capital letter.`);
if (['components', 'domain'].some((area) => existsSync(`${ui}/src/${area}/${name}`))) refuse(`${name} already exists.`);

const [major, minor] = JSON.parse(readFileSync(`${ui}/package.json`, 'utf8')).version.split('.');
/** @type {Record<string, string>} */
const placeholders = {
  Name: name,
  layered: domain ? 'layered' : 'layeredPrimitive',
  since: `${major}.${Number(minor) + 1}.0`, // A new component is a minor version.
};

const folder = `${ui}/src/${domain ? 'domain' : 'components'}/${name}`;
mkdirSync(folder);
for (const file of readdirSync(templates)) {
  const text = readFileSync(`${templates}/${file}`, 'utf8');
  writeFileSync(
    `${folder}/${file.replace('.template', '').replace('Name', name)}`,
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, placeholder) => placeholders[placeholder] ?? ''),
  );
}
execFileSync(process.execPath, [`${ui}/build/write-entries.ts`], { stdio: 'inherit' });
execFileSync('oxfmt', [folder, `${ui}/src/entries`, `${ui}/src/index.ts`, `${ui}/package.json`], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
console.log(
  `Wrote ${folder} and the entry @forecourt/ui/${name}. CONTRIBUTING.md, "Add a component", lists the other steps.`,
);

/** @param {string} problem */
function refuse(problem) {
  console.error(`${problem}\nUsage: pnpm new component <Name> [--domain], e.g. pnpm new component Avatar`);
  process.exit(1);
}
