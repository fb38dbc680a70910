import { installVerdaccio } from '../../test/release/registry.ts';
import { runChild } from '../child.mjs';
import type { CheckContext } from './check.ts';

/** Rehearses a release against a registry on this machine. Says 'not run' where Verdaccio cannot be had. */
export async function checkRelease({ print, notRun }: CheckContext): Promise<'passed' | 'failed'> {
  try {
    installVerdaccio();
  } catch (error) {
    print(`${String(error)}\n`);
    notRun('the rehearsal of a release: Verdaccio could not be installed from the npm registry');
    return 'passed';
  }
  const { code } = await runChild('vitest', ['run', '--project', 'release'], { onOutput: print });
  return code === 0 ? 'passed' : 'failed';
}
