// Rehearses a release with a registry on this machine.
import { runChild } from '../../scripts/child.mjs';
import { installVerdaccio } from './registry.ts';

try {
  installVerdaccio();
} catch (error) {
  console.error(error);
  console.log('Not run: release rehearsal: could not install Verdaccio from the npm registry');
  process.exit();
}
process.exitCode = (await runChild('vitest', ['run', '--project', 'release'])).code;
