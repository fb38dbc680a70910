// size-limit's configuration: the cost of each package entry, bundled, minified and compressed with brotli. React is not
// included. Run `pnpm build` first.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readScriptEntries } from './package-entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const REACT = ['react', 'react-dom', 'react/*', 'react-dom/*'];
const REACT_ARIA = ['react-aria-components/*', 'react-aria/*', 'react-stately/*'];

/** @type {Record<string, { js: number, withReactAria?: number, css?: number }>} */
const budgets = JSON.parse(readFileSync(`${root}scripts/sizes.json`, 'utf8'));

/**
 * Replaces @react-aria/optimize-locales-plugin, whose esbuild plugin (2.0.2) resolves files that it cannot load.
 * @type {import('esbuild').Plugin}
 */
const englishOnlyPlugin = {
  name: 'english-only',
  setup(build) {
    build.onResolve({ filter: /\/intl\/.*[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      path.includes('/en-') ? undefined : { path, namespace: 'other-language' },
    );
    build.onLoad({ filter: /./, namespace: 'other-language' }, () => ({ contents: 'export default undefined;' }));
  },
};

/**
 * @param {string} name
 * @param {string} path
 * @param {number} limit kB
 * @param {string[]} ignore modules that do not count
 */
const createCheck = (name, path, limit, ignore) => ({
  name,
  path: root + path,
  limit: `${limit} kB`,
  ignore,
  modifyEsbuildConfig: (/** @type {import('esbuild').BuildOptions} */ config) => ({
    ...config,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
    plugins: [englishOnlyPlugin],
  }),
});

export default ['assistant', 'search-core', 'ui'].flatMap((name) => {
  const folder = `packages/${name}`;
  return readScriptEntries(root + folder).flatMap(({ path, file }) => {
    const entry = path === '.' ? `${name}, all of it` : path.replace('.', name);
    const sheet = `${folder}/dist/${path === '.' ? 'styles' : path.replace('./', 'css/')}.css`;
    const { js, withReactAria, css } = budgets[entry] ?? {};
    if (js === undefined || (css === undefined && existsSync(root + sheet)))
      throw new Error(`Add the missing ‘js’ or ‘css’ budget for ‘${entry}’ to scripts/sizes.json.`);
    const script = `${folder}/${file}`;
    return [
      createCheck(`${entry} (js)`, script, js, withReactAria === undefined ? REACT : [...REACT, ...REACT_ARIA]),
      ...(withReactAria === undefined
        ? []
        : [createCheck(`${entry} (js with React Aria)`, script, withReactAria, REACT)]),
      ...(css === undefined ? [] : [createCheck(`${entry} (css without the theme)`, sheet, css, ['./theme.css'])]),
    ];
  });
});
