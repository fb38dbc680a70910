// What an app pays for an entry of our packages: each is bundled and minified as an app would, and size-limit holds the
// brotli size of the result against .size-limit.json.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runChild } from './child.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = '.cache/sizes';

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: {
    'search-core': 'packages/search-core/dist/index.js',
    assistant: 'packages/search-core/dist/assistant/index.js',
    ui: 'packages/ui/dist/index.js',
    'ui-button': 'packages/ui/dist/primitives/Button/index.js',
    'ui-car-card': 'packages/ui/dist/domain/CarCard/index.js',
  },
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2023',
  // What an app has anyway: it is measured with the site's first load, not with us.
  external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-aria-components/*'],
  logLevel: 'warning',
});
const { code } = await runChild('size-limit', []);
process.exitCode = code;
