// Finds APIs in scripts that are newer than Baseline widely available, with two rules of oxlint.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compatKeys, isWidelyAvailable } from '../baseline.ts';

/** A newer feature in a file. */
export interface Finding {
  /** Such as `URL.parse` or `transition: allow-discrete`. */
  readonly what: string;
  /** The code or the declaration around it, shortened. */
  readonly where: string;
}

/** Part of oxlint's JSON report. */
interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
  }[];
}

/** Globals whose interface is known, so that their members can be looked up. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
};
const CACHE = '.cache/baseline';

/**
 * Finds globals, static members and members of well-known globals such as `document`. The types of other values are unknown,
 * so the end-to-end tests delete their newer members (e2e/older-browser.spec.ts).
 * Ignores feature detection: `navigator.share?.()`, `typeof URL.parse`.
 */
export function findNewerApis(files: readonly string[]): (Finding & { file: string })[] {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}/oxlint.json`, JSON.stringify(createConfig()));
  const args = [
    '--config',
    `${CACHE}/oxlint.json`,
    '--no-ignore',
    '--disable-nested-config',
    '--format',
    'json',
    ...files,
  ];
  const { stdout } = spawnSync('oxlint', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.flatMap(({ filename: file, message, labels: [label] }) => {
    const what = /'(.+?)'/.exec(message)?.[1];
    // Such as a syntax error.
    if (what === undefined || label === undefined) throw new Error(`${file}: ${message}`);
    const { offset, length } = label.span; // in bytes
    const code = readFileSync(file);
    const before = code.subarray(Math.max(0, offset - 60), offset).toString();
    const after = code.subarray(offset, offset + length + 60).toString();
    const isGuarded =
      /\btypeof $/.test(before) || code.subarray(offset + length, offset + length + 2).toString() === '?.';
    return isGuarded ? [] : [{ file, what, where: before + after }];
  });
}

/** Reads newer compat keys as code writes them: `CloseWatcher`, `URL.parse`, `document.startViewTransition`. */
function createConfig() {
  const globals: string[] = [];
  const properties: { object: string; property: string }[] = [];
  for (const key of compatKeys) {
    const name = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1]?.replace(/_static$/, '');
    if (name === undefined || isWidelyAvailable(key)) continue;
    const [object = '', property] = name.split('.');
    if (property === undefined || object === 'Window') globals.push(property ?? object);
    else properties.push({ object: INSTANCES[object] ?? object, property });
  }
  return {
    plugins: [],
    categories: { correctness: 'off' },
    rules: {
      'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
      'no-restricted-properties': ['error', ...properties],
    },
  };
}
