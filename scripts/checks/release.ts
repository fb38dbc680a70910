// Rehearses a release with a registry on this machine.
import { installVerdaccio } from '../../test/release/registry.ts';
import { runChild } from '../child.mjs';

try {
  installVerdaccio();
} catch (error) {
  console.error(error);
  console.log('Not run: release rehearsal: could not install Verdaccio from the npm registry');
  process.exit();
}
process.exitCode = (await runChild('vitest', ['run', '--project', 'release'])).code;
