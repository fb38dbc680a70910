import { spawnSync } from 'node:child_process';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';

/** Fails when a branch changes a package without a changeset. Says 'not run' where there is nothing to compare with. */
export async function checkChangesets({ notRun, print }: CheckContext): Promise<'passed' | 'failed'> {
  const forkedAt = git('merge-base', 'HEAD', 'main');
  if (forkedAt === undefined) {
    notRun('changesets: no common history with a branch `main` here (a shallow clone, or no git)');
    return 'passed';
  }
  if (forkedAt === git('rev-parse', 'HEAD')) {
    notRun('changesets: nothing is committed here that main does not have');
    return 'passed';
  }
  const { code } = await runChild('changeset', ['status', '--since=main'], {
    onOutput: print,
  });
  return code === 0 ? 'passed' : 'failed';
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
