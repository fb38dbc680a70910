// Rehearses a release against a registry on this machine.
import { installVerdaccio } from '../../test/release/registry.ts';
import { runChild } from '../child.mjs';
import { reportNotRun } from '../not-run.ts';

try {
  installVerdaccio();
} catch (error) {
  console.error(error);
  reportNotRun('the rehearsal of a release: Verdaccio could not be installed from the npm registry');
  process.exit();
}
process.exitCode = (await runChild('vitest', ['run', '--project', 'release'])).code;
