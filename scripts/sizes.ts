// What an app pays for an entry of our packages, as brotli: each is bundled and minified as an app would, and held
// against its budget in sizes.json. React is not counted, an app has it anyway; React Aria is, in a column of its own.
// usage: node scripts/sizes.ts [--add]    --add writes a budget, a tenth above its size, for what has none
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';
import { type Exports, readScriptEntries } from './package-entries.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const budgetFile = 'scripts/sizes.json';

/** Kilobytes of 1000 bytes. */
interface Size {
  /** Ours alone. */
  js: number;
  /** With what it imports of React Aria, its strings cut to English. */
  withReactAria?: number;
  /** Without the theme, which every component shares. */
  css?: number;
}
/** What @react-aria/optimize-locales-plugin does; its own form for esbuild (2.0.2) resolves what it then cannot load. */
const englishAlone: Plugin = {
  name: 'english-alone',
  setup(bundler) {
    bundler.onResolve({ filter: /\/intl\/.*[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      path.includes('/en-') ? undefined : { path, namespace: 'other-language' },
    );
    bundler.onLoad({ filter: /./, namespace: 'other-language' }, () => ({ contents: 'export default undefined;' }));
  },
};

const columns = ['js', 'withReactAria', 'css'] as const;

const sizes = new Map<string, Size>(await Promise.all(['assistant', 'search-core', 'ui'].flatMap(entriesOf)));
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Size>;
if (process.argv.includes('--add')) addBudgets();
printTable();
const faults = [...findFaults()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Every entry that a package publishes, and the sheet that goes with it. */
function entriesOf(name: string): Promise<[string, Size]>[] {
  const folder = `packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Exports;
  };
  return readScriptEntries(folder, exports).map(({ path, file }) => {
    const sheet = `${folder}/dist/${path === '.' ? 'styles' : path.replace('./', 'css/')}.css`;
    return measure(
      path === '.' ? `${name}, all of it` : path.replace('.', name),
      `${folder}/${file}`,
      existsSync(sheet) ? sheet : undefined,
    );
  });
}

async function measure(name: string, file: string, sheet?: string): Promise<[string, Size]> {
  const js = await bundle(file, { withReactAria: false });
  const whole = await bundle(file, { withReactAria: true });
  const size: Size = { js: await weigh(js) };
  if (whole.length > js.length) size.withReactAria = await weigh(whole);
  if (sheet !== undefined) {
    const rules = readFileSync(sheet, 'utf8').replace("@import './theme.css';\n", '');
    size.css = await weigh((await transform(rules, { loader: 'css', minify: true })).code);
  }
  return [name, size];
}

async function bundle(file: string, { withReactAria }: { withReactAria: boolean }): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    external: [
      'react',
      'react-dom',
      'react/*',
      'react-dom/*',
      ...(withReactAria ? [] : ['react-aria-components/*', 'react-aria/*', 'react-stately/*']),
    ],
    plugins: [englishAlone],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function weigh(code: string): Promise<number> {
  return (await promisify(brotliCompress)(code)).length / 1000;
}

function addBudgets(): void {
  for (const [name, size] of sizes)
    for (const column of columns) {
      const budget = (budgets[name] ??= { js: roomFor(size.js) });
      const value = size[column];
      if (value !== undefined) budget[column] ??= roomFor(value);
    }
  const rows = [...sizes.keys()].map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(budgets[name])}`);
  writeFileSync(budgetFile, `{\n${rows.join(',\n')}\n}\n`);
}

/** A tenth more, and at least a tenth of a kilobyte. */
function roomFor(size: number): number {
  return Math.ceil(Math.max(size * 1.1, size + 0.1) * 10) / 10;
}

function printTable(): void {
  const cell = (size: number | undefined, budget: number | undefined) =>
    (size === undefined ? '' : `${size.toFixed(2)} of ${budget ?? 'none'}`).padStart(17);
  console.log(
    `${'brotli, kB'.padEnd(24)}${['JS', 'with React Aria', 'CSS'].map((head) => head.padStart(17)).join('')}`,
  );
  for (const [name, size] of sizes)
    console.log(name.padEnd(24) + columns.map((column) => cell(size[column], budgets[name]?.[column])).join(''));
}

function* findFaults(): Generator<string> {
  for (const [name, size] of sizes)
    for (const column of columns) {
      const value = size[column];
      const budget = budgets[name]?.[column];
      if (value === undefined) continue;
      if (budget === undefined) yield `${name} has no budget of ${column}: \`node scripts/sizes.ts --add\` writes one.`;
      else if (value > budget)
        yield `${name}: ${column} is ${value.toFixed(2)} kB, ${budget} kB is its budget in ${budgetFile}.`;
    }
  for (const name of Object.keys(budgets))
    if (!sizes.has(name)) yield `${budgetFile} has a budget for ${name}, which is no entry.`;
}
