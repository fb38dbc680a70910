import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    emissions: 'src/emissions.ts',
    server: 'src/server.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: false, // tsc writes the declarations, because tsup's use the old TypeScript API.
  sourcemap: true,
});
