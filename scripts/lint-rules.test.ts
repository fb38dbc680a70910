import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files, each with its violation and the rule that must report it. The last rule is type-aware. */
const VIOLATIONS = [
  [
    'aria.ts',
    "import { Button } from 'react-aria-components';\nexport const B = Button;",
    'eslint(no-restricted-imports)',
  ],
  [
    'hooks.ts',
    "import { useListBox } from 'react-aria';\nexport const a = useListBox;",
    'eslint(no-restricted-imports)',
  ],
  [
    'states.ts',
    "import { useListState } from 'react-stately';\nexport const a = useListState;",
    'eslint(no-restricted-imports)',
  ],
  ['any.ts', 'export const a = (value: any) => value;', 'typescript(no-explicit-any)'],
  ['swallow.ts', 'export const a = (f: () => void) => { try { f(); } catch {} };', 'eslint(no-empty)'],
  ['console.ts', "console.log('x');\nexport {};", 'eslint(no-console)'],
  [
    'focused.test.ts',
    "import { expect, test } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));",
    'vitest(no-focused-tests)',
  ],
  [
    'skipped.test.ts',
    "import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));",
    'vitest(no-disabled-tests)',
  ],
  ['empty.test.ts', "import { test } from 'vitest';\ntest('a', () => {});", 'vitest(expect-expect)'],
  ['alt.tsx', "export const A = () => <img src='/a.svg' />;", 'jsx-a11y(alt-text)'],
  [
    'hook.tsx',
    "import { useState } from 'react';\nexport const A = (p: { on: boolean }) => { if (p.on) useState(1); return null; };",
    'react-hooks(rules-of-hooks)',
  ],
  ['size.css.ts', "export const a = { fontSize: '15px' };", 'eslint-js(no-restricted-syntax)'],
  ['space.css.ts', "const gap = '10px';\nexport const a = { margin: `0 ${gap}` };", 'eslint-js(no-restricted-syntax)'],
  ['negative.css.ts', "export const a = { marginBlockStart: 'calc(-12px + 1em)' };", 'eslint-js(no-restricted-syntax)'],
  ['radius.css.ts', "export const a = { borderStartEndRadius: '0.25rem' };", 'eslint-js(no-restricted-syntax)'],
  ['control.css.ts', "export const a = { minBlockSize: '44px' };", 'eslint-js(no-restricted-syntax)'],
  [
    'call.css.ts',
    "const square = (side: string) => ({ height: side });\nexport const a = square('44px');",
    'eslint-js(no-restricted-syntax)',
  ],
  ['row.css.ts', "export const a = { minBlockSize: '60px' };", 'eslint-js(no-restricted-syntax)'],
  ['key.css.ts', "export const a = { blockSize: '34px', cursor: 'pointer' };", 'eslint-js(no-restricted-syntax)'],
  [
    'nested.css.ts',
    "export const a = { ':hover': {}, '@media': { print: { height: '2rem' } } };",
    'eslint-js(no-restricted-syntax)',
  ],
  ['floating.ts', 'const a = async () => 1;\na();\nexport {};', 'typescript(no-floating-promises)'],
] as const;

let folder = '';
let found: { code: string; filename: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx', types: [] } }),
  );
  for (const [file, source] of VIOLATIONS) writeFileSync(join(folder, file), `${source}\n`);
  writeFileSync(
    join(folder, 'fine.ts'),
    "import { Button } from 'react-aria-components/Button';\nexport const B = Button;\n",
  );
  writeFileSync(
    join(folder, 'fine.css.ts'),
    "export const a = { padding: '0 1px', fontSize: 'clamp(1rem, calc(1rem + 1vw), 2rem)', blockSize: '120px', minBlockSize: '22px', gap: 'var(--x)' };\nexport const picture = { blockSize: '34px' };\n",
  );
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--config', join(root, '.oxlintrc.json'), '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(`oxlint wrote no report: ${stderr}`);
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(VIOLATIONS)('rejects %s: %s', (file, _source, rule) => {
  expect(found.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
});

test.each(['fine.ts', 'fine.css.ts'])('allows %s', (file) => {
  expect(found.filter(({ filename }) => filename === file)).toEqual([]);
});
