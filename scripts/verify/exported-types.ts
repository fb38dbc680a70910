import { readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';

/** Lets `attw` say whether the types of every script entry are found and true. Style sheets, JSON and what is written about a package have none. */
export async function checkExportedTypes({ print }: CheckContext): Promise<'passed' | 'failed'> {
  let result: 'passed' | 'failed' = 'passed';
  for (const folder of ['packages/search-core', 'packages/ui']) {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { exports: Record<string, unknown> };
    const untyped = Object.keys(manifest.exports).filter((entry) => /[.](css|json|txt)$|[*]/.test(entry));
    const { code } = await runChild(
      'attw',
      ['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...untyped],
      { onOutput: print },
    );
    if (code !== 0) result = 'failed';
  }
  return result;
}
