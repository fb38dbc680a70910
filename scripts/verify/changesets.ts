import { spawnSync } from 'node:child_process';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';

/** Fails when a package changed since main without a changeset. Says 'not run' where there is no history to compare. */
export async function checkChangesets({ notRun, print }: CheckContext): Promise<'passed' | 'failed'> {
  if (spawnSync('git', ['merge-base', 'HEAD', 'main'], { stdio: 'ignore' }).status !== 0) {
    notRun('changesets: no common history with a branch `main` here (a shallow clone, or no git)');
    return 'passed';
  }
  const { code } = await runChild('changeset', ['status', '--since=main'], {
    onOutput: (chunk) => print(chunk.toString()),
  });
  return code === 0 ? 'passed' : 'failed';
}
