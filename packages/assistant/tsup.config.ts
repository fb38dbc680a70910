import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'conversation/index': 'src/conversation/index.ts' },
  format: 'esm',
  target: 'es2023',
  dts: false, // tsc writes the declarations, because tsup's use the old TypeScript API.
  sourcemap: true,
});
