// Rehearses a release with a registry on this machine.
import { installVerdaccio } from '../../test/release/registry.ts';
import { runChild } from '../child.mjs';
import { reportNotRun } from '../not-run.ts';

try {
  installVerdaccio();
} catch (error) {
  console.error(error);
  reportNotRun('release rehearsal: could not install Verdaccio from the npm registry');
  process.exit();
}
process.exitCode = (await runChild('vitest', ['run', '--project', 'release'])).code;
