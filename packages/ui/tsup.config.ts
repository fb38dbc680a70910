import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { listComponentEntries, getEntryModules } from './build/entries.ts';
import { getBuiltName, isSheet, collectModules } from './build/modules.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const outFolder = process.env['UI_OUT_DIR'] ?? 'dist';
const indexFiles = ['index.ts', ...[...getEntryModules().keys()].map((file) => `entries/${file}`)];
const modules = [...new Set(indexFiles.flatMap((index) => collectModules(index, { withinSheets: false })))];

/**
 * One file per module, so that bundlers can omit unused ones and 'use client' stays in place. Relative imports are
 * kept, with the built module's name, so no code or CSS is duplicated.
 */
const moduleBoundaries: Plugin = {
  name: 'module-boundaries',
  setup(build) {
    // vanilla-extract makes a style sheet import the CSS of all its sources. Here each keeps only its own.
    build.onResolve({ filter: /\.vanilla\.css\?source=/ }, (args) => {
      const sheet = args.path.split('?')[0]?.replace(/\.vanilla\.css$/, '') ?? '';
      return resolve(args.importer) === resolve(sheet) ? undefined : { path: args.path, namespace: 'foreign-css' };
    });
    build.onLoad({ filter: /.*/, namespace: 'foreign-css' }, () => ({ contents: '', loader: 'css' }));
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, (args) =>
      args.kind === 'entry-point' || args.namespace !== 'file'
        ? undefined
        : { path: `${getBuiltName(args.path)}.js`, external: true },
    );
  },
};

const order = '@layer fc.reset, fc.tokens, fc.components, fc.components.primitives, fc.utilities;\n';

/** Returns the rules of a sheet without comments, and without the order of the layers, which every file starts with. */
function readRules(sheet: string): string {
  const file = `${join(outFolder, getBuiltName(sheet))}.css`;
  if (!existsSync(file)) return ''; // A contract names properties without setting them.
  const css = readFileSync(file, 'utf8');
  return css.replaceAll(/\/\*[^]*?\*\/\n?/g, '').replaceAll(/^@layer [\w.]+;\n/gm, '');
}

function readAllRules(sheets: Iterable<string>): string {
  return [...new Set(sheets)].map(readRules).join('');
}

/** Writes a style sheet for each component, which imports the theme's, one for the theme, and one with everything. */
function writeStyles() {
  const collectSheets = (entry: string) =>
    collectModules(entry, { withinSheets: false }).filter((module) => isSheet(module));
  const theme = collectSheets('theme/index.ts');
  mkdirSync(join(outFolder, 'css'), { recursive: true });
  writeFileSync(join(outFolder, 'css/theme.css'), order + readAllRules(theme));
  for (const { name, module } of listComponentEntries())
    writeFileSync(
      join(outFolder, `css/${name}.css`),
      `${order}@import './theme.css';\n${readAllRules(collectSheets(module).filter((sheet) => !theme.includes(sheet)))}`,
    );
  const all = listComponentEntries().flatMap(({ module }) => collectSheets(module));
  // TypeScript reads this for imports of style sheets.
  writeFileSync(join(outFolder, 'sheet.d.ts'), 'export {};\n');
  writeFileSync(join(outFolder, 'styles.css'), order + readAllRules([...theme, ...all]));
  for (const sheet of modules.filter(isSheet)) {
    rmSync(`${join(outFolder, getBuiltName(sheet))}.css`, { force: true });
    rmSync(`${join(outFolder, getBuiltName(sheet))}.css.map`, { force: true });
  }
}

export default defineConfig({
  entry: Object.fromEntries(modules.map((module) => [getBuiltName(module), `src/${module}`])),
  outDir: outFolder,
  silent: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  sourcemap: true,
  treeshake: false, // Rollup would drop 'use client'.
  dts: false, // tsc writes the declarations, because tsup's use the old TypeScript API.
  esbuildPlugins: [moduleBoundaries, vanillaExtractPlugin({ identifiers: ({ hash }) => `fc-${hash}` })],
  // esbuild removes CSS imports. They are not restored, because plain Node must be able to load the package. Each app
  // imports the style sheets that it needs.
  async onSuccess() {
    writeStyles();
  },
});
