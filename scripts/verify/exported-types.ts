import { readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';
import { PACKAGES } from './contract.ts';

/** Lets `attw` say whether the types of every script entry are found and true. Style sheets, JSON and what is written about a package have none. */
export async function checkExportedTypes({ print }: CheckContext): Promise<'passed' | 'failed'> {
  const codes = await Promise.all(
    PACKAGES.map(async (name) => {
      const folder = `packages/${name}`;
      const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
        exports: Record<string, unknown>;
      };
      const untyped = Object.keys(manifest.exports).filter((entry) => /[.](css|json|txt)$|[*]/.test(entry));
      const { code } = await runChild(
        'attw',
        ['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...untyped],
        { onOutput: print },
      );
      return code;
    }),
  );
  return codes.every((code) => code === 0) ? 'passed' : 'failed';
}
