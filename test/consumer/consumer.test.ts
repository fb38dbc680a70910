// Tests the packed tarballs as an external app uses them: installed into an empty project outside this
// repository, built by Vite, type-checked, and imported by plain Node.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScriptEntries } from '../../scripts/package-entries.ts';
import { install, packPackages, PACKAGES, preferTarballs, run, findTestedVersion } from './install.ts';

/**
 * Guides that embed files of fixtures, which `fixture-apps.test.ts` compiles because the frameworks are not installed
 * here.
 */
const COMPILED_IN_FIXTURES = ['nextjs.md', 'react-router.md'];

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

let app = '';
const manifests = {} as Record<(typeof PACKAGES)[number], Manifest>;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'consumer-'));
  const dependencies = packPackages(app);
  preferTarballs(app, dependencies);
  // Uses the versions that this repository is tested with.
  for (const name of [
    'react',
    'react-dom',
    'react-aria-components',
    'react-aria',
    'react-stately',
    'react-hook-form',
    '@types/react',
    '@types/react-dom',
    'typescript',
    'vite',
    '@vitejs/plugin-react',
  ]) {
    dependencies[name] = findTestedVersion(name) ?? '*';
  }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }));
  install(app);
  for (const name of PACKAGES) {
    manifests[name] = JSON.parse(readFileSync(getInstalledPath(name, 'package.json'), 'utf8')) as Manifest;
  }
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

describe.each(PACKAGES)('the packed package %s', (name) => {
  test('contains no sources, tests or snapshots', () => {
    const files = globSync('**/*', { cwd: getInstalledPath(name), exclude: (file) => file === 'node_modules' });
    expect(files).toContain('LICENSE');
    expect(files).toContain('README.md');
    expect(
      files.filter((file) => /[.](test|stories)[.]|__screenshots__|__snapshots__|[.]css[.]ts$|^src/.test(file)),
    ).toEqual([]);
  });

  test('refers only to files that it contains', () => {
    const exportedFiles = Object.values(manifests[name].exports).flatMap(listFiles);
    expect(exportedFiles.filter((file) => globSync(file, { cwd: getInstalledPath(name) }).length === 0)).toEqual([]);
  });

  test('has no internal export condition and no workspace: or catalog: versions', () => {
    expect(JSON.stringify(manifests[name].exports)).not.toContain('@forecourt/source');
    expect(JSON.stringify(manifests[name])).not.toMatch(/"(workspace|catalog):/);
  });

  test('exports every entry to plain Node', () => {
    const entries = listScriptEntries(name);
    expect(entries.length).toBeGreaterThan(0);
    write(
      'import-all.mjs',
      `const empty = [];
for (const entry of ${JSON.stringify(entries)}) if (Object.keys(await import(entry)).length === 0) empty.push(entry);
console.log(JSON.stringify(empty));`,
    );
    expect(JSON.parse(run('node', ['import-all.mjs'], app))).toEqual([]);
  });

  test('type-checks every entry without skipLibCheck', () => {
    const imports = listScriptEntries(name).map(
      (entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};`,
    );
    write('types.ts', imports.join('\n'));
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          // React Aria's types fail without skipLibCheck, so our types must not include them.
          exactOptionalPropertyTypes: true,
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom', 'dom.iterable'],
          noEmit: true,
          types: [],
        },
        files: ['types.ts'],
      }),
    );
    expect(run('pnpm', ['exec', 'tsc', '--project', '.', '--singleThreaded'], app)).toBe('');
  });
});

describe.each(PACKAGES)('the documentation of %s', (name) => {
  test('has examples that compile', () => {
    const pages = globSync(['README.md', 'dist/docs/*.md'], { cwd: getInstalledPath(name) });
    expect(pages).toContain('README.md');
    const examples = pages.flatMap((page) => {
      const text = readFileSync(getInstalledPath(name, page), 'utf8');
      const blocks = text.matchAll(/^```(?<language>tsx?)(?: title="(?<title>[^"]+)")?\n(?<code>[^]*?)^```/gm);
      return [...blocks].flatMap(({ groups: { language, title, code } = {} }, index) => {
        if (title !== undefined && COMPILED_IN_FIXTURES.includes(basename(page))) return [];
        const file = `written/${name}/${title ?? `${basename(page, '.md')}-${index}.${language}`}`;
        write(file, `${code}\nexport {};`);
        return [file];
      });
    });
    expect(examples).not.toEqual([]);
    write(
      `tsconfig.written-${name}.json`,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          target: 'es2023',
          noEmit: true,
          // Vite's types need Node's types.
          skipLibCheck: true,
          types: ['vite/client'],
        },
        files: examples,
      }),
    );
    expect(run('pnpm', ['exec', 'tsc', '--project', `tsconfig.written-${name}.json`, '--singleThreaded'], app)).toBe(
      '',
    );
  });
});

describe('ui in an empty Vite app', () => {
  const createPage = (components: string, css: string) => `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Button } from '${components}';
    import '${css}';
    createRoot(document.body).render(createElement(Button, null, 'Search'));`;

  test('builds one entry with only its own style sheet', () => {
    const fullStyles = { css: readFileSync(getInstalledPath('ui', 'dist/styles.css'), 'utf8') };
    const singleComponent = buildWithVite('entry', createPage('@forecourt/ui/Button', '@forecourt/ui/css/Button.css'));
    // Leaves out class names that have no rules and only identify elements.
    const styledClasses = readClasses('Button').filter((name) => fullStyles.css.includes(`.${name}`));
    expect(styledClasses.length).toBeGreaterThan(5);
    expect(styledClasses.filter((name) => !singleComponent.css.includes(`.${name}`))).toEqual([]);
    expect(singleComponent.css.length).toBeLessThan(fullStyles.css.length * 0.6);
  });

  test('bundles the same amount of code from the barrel as from the entry', () => {
    const barrel = buildWithVite('barrel', createPage('@forecourt/ui', '@forecourt/ui/css/Button.css'));
    const entry = buildWithVite('entry', createPage('@forecourt/ui/Button', '@forecourt/ui/css/Button.css'));
    expect(barrel.js.length).toBeLessThan(entry.js.length * 1.01);
  });

  test('renders on a server in plain Node', () => {
    write(
      'render.mjs',
      `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@forecourt/ui/Button';
console.log(renderToString(createElement(Button, null, 'Search')));`,
    );
    expect(run('node', ['render.mjs'], app)).toMatch(/^<button[^>]*data-component="Button"[^>]*>/);
  });

  test('imports no CSS from scripts and marks client components', () => {
    const scripts = globSync('dist/**/*.js', { cwd: getInstalledPath('ui') });
    const read = (file: string) => readFileSync(getInstalledPath('ui', file), 'utf8');
    expect(scripts.filter((file) => /(?:import|from)\s*['"][^'"]+[.]css['"]/.test(read(file)))).toEqual([]);
    expect(read(getComponentFile('Button'))).toMatch(/^['"]use client['"]/);
  });
});

test('builds the Vite fixture with the complete style sheet', () => {
  cpSync(fileURLToPath(new URL('fixtures/vite-spa', import.meta.url)), join(app, 'vite-spa'), { recursive: true });
  run('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], join(app, 'vite-spa'));
  const sheets = globSync('vite-spa/dist/assets/*.css', { cwd: app }).map((file) =>
    readFileSync(join(app, file), 'utf8'),
  );
  expect(sheets.join('')).toContain('[data-theme');
  expect(sheets.join('')).toContain('[data-brand=kerb]');
});

test('runs the assistant in plain Node with one copy of search-core', () => {
  write(
    'read.mjs',
    `import { getParams, read } from '@forecourt/assistant';
console.log(JSON.stringify(getParams(read([{ role: 'user', content: 'red Fiesta near M20' }], { now: new Date() }))));`,
  );
  expect(JSON.parse(run('node', ['read.mjs'], app))).toEqual({
    make: 'Ford',
    model: 'Fiesta',
    color: 'Red',
    postcode: 'M20',
  });
  expect(globSync('node_modules/.pnpm/@forecourt+search-core@*', { cwd: app })).toHaveLength(1);
});

test('runs search-core in plain Node', () => {
  write(
    'search.mjs',
    `import { parseSearch, writeSearch } from '@forecourt/search-core';
console.log(writeSearch(parseSearch('maxPrice=30000&make=BMW').state));`,
  );
  expect(run('node', ['search.mjs'], app).trim()).toBe('make=BMW&maxPrice=30000');
});

const builds = new Map<string, { js: string; css: string }>();

/** Builds a page with Vite, once per name, and returns its scripts and style sheets. */
function buildWithVite(name: string, script: string): { js: string; css: string } {
  const before = builds.get(name);
  if (before) return before;
  write(
    `${name}/index.html`,
    '<!doctype html><title>Consumer</title><body></body><script type="module" src="./main.js"></script>',
  );
  write(`${name}/main.js`, script);
  run('pnpm', ['exec', 'vite', 'build', name, '--logLevel', 'warn'], app);
  const readAll = (extension: string) =>
    globSync(`${name}/dist/assets/*.${extension}`, { cwd: app })
      .map((file) => readFileSync(join(app, file), 'utf8'))
      .join('\n');
  const built = { js: readAll('js'), css: readAll('css') };
  builds.set(name, built);
  return built;
}

function readClasses(component: string): string[] {
  const folder = dirname(getComponentFile(component));
  const source = globSync(`${folder}/*.js`, { cwd: getInstalledPath('ui') })
    .map((file) => readFileSync(getInstalledPath('ui', file), 'utf8'))
    .join('\n');
  const classes = [...source.matchAll(/['" ](?<name>fc-[\w-]+|\w+_\w+__\w+)(?=['" ])/g)].map(
    (match) => match.groups?.['name'] ?? '',
  );
  if (classes.length === 0) throw new Error(`Found no class name in ‘${folder}’.`);
  return classes;
}

function listScriptEntries(name: (typeof PACKAGES)[number]): string[] {
  const { name: packageName } = manifests[name];
  return readScriptEntries(getInstalledPath(name)).map(({ path }) => packageName + path.slice(1));
}

/** Returns the module that an entry of ui re-exports, as a path in the package. */
function getComponentFile(component: string): string {
  const entry = readFileSync(getInstalledPath('ui', `dist/entries/${component}.js`), 'utf8');
  const path = /from "\.\.\/(?<path>[^"]+)"/.exec(entry)?.groups?.['path'];
  if (path === undefined) throw new Error(`‘@forecourt/ui/${component}’ re-exports no module.`);
  return `dist/${path}`;
}

function listFiles(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return typeof target === 'object' && target !== null ? Object.values(target).flatMap(listFiles) : [];
}

function getInstalledPath(name: string, file = ''): string {
  return join(app, 'node_modules/@forecourt', name, file);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), `${text}\n`);
}
