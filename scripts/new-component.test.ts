import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'new-component-'));

const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new-component.mjs', ...args], { cwd: copy, encoding: 'utf8' });

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeAll(() => {
  // Copies only the files that the generator or the type check reads.
  for (const file of ['package.json', 'tsconfig.base.json', '.oxfmtrc.json', 'scripts'])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  cpSync(join(root, 'packages/ui'), join(copy, 'packages/ui'), {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path),
  });
  for (const folder of ['node_modules', 'packages/ui/node_modules'])
    symlinkSync(join(root, folder), join(copy, folder));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each([
  { name: 'Import', area: 'components', flags: [] },
  { name: 'ProbeTwo', area: 'domain', flags: ['--domain'] },
])('a new component in $area', ({ name, area, flags }) => {
  test('has a folder, an entry, an export in the barrel and a conformance row', () => {
    const { status, stderr } = generate('component', name, ...flags);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(read(`packages/ui/src/${area}/${name}/${name}.tsx`)).toContain(`data-component': '${name}'`);
    expect(read(`packages/ui/src/entries/${name}.ts`)).toContain(`'../${area}/${name}/index.ts'`);
    expect(read('packages/ui/src/index.ts')).toContain(`'./${area}/${name}/index.ts'`);
    expect(read(`packages/ui/src/${area}/${name}/${name}.conformance.tsx`)).toContain(`name: '${name}'`);
    expect(read(`packages/ui/src/${area}/${name}/${name}.docs.ts`)).toContain("since: '0.1.0'");
  });

  test('is not overwritten if it already exists', () => {
    const { status, stderr } = generate('component', name, ...flags);
    expect(status).toBe(1);
    expect(stderr).toContain(`${name} already exists.`);
  });
});

test('creates files that type-check', () => {
  // Checks only these files, because `npm test` checks the whole package anyway.
  const include = ['src/components/Import', 'src/domain/ProbeTwo', 'src/entries/Import.ts', 'src/entries/ProbeTwo.ts'];
  const config = { extends: './tsconfig.json', compilerOptions: { composite: false, noEmit: true }, include };
  writeFileSync(join(copy, 'packages/ui/tsconfig.probe.json'), JSON.stringify(config));
  const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'packages/ui/tsconfig.probe.json'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
});

test.each([[['component', 'lower']], [['component']], [['page', 'Home']]])('rejects %j and shows the usage', (args) => {
  const { status, stderr } = generate(...args);
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: pnpm new component <Name> [--domain]');
});
