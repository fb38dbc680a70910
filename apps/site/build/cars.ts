// The drawn cars that pages show for themselves, written at build so that they come as pictures with names by hash.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as CarDrawing from '@forecourt/ui/car-drawing';
import type { Plugin } from 'vite';
const cache = fileURLToPath(new URL('../node_modules/.cache/cars/', import.meta.url));
const PREFIX = 'virtual:car/';
// By its path: Vite's config runs in plain Node, which would look for the package's built files.
const drawing = new URL('../../../packages/ui/src/domain/CarDrawing/index.ts', import.meta.url).href;

/** Answers `import address from 'virtual:car/suv-green.svg?url'` with the drawing, in the box of the car itself. */
export function cars(): Plugin {
  return {
    name: 'forecourt-cars',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:car\// },
      async handler(id) {
        const { BODIES, drawCar, PAINTS } = (await import(drawing)) as typeof CarDrawing;
        const [file = '', query = ''] = id.slice(PREFIX.length).split('?');
        const [bodyName, paintName] = file.replace(/\.svg$/, '').split('-');
        const body = BODIES.find((candidate) => candidate === bodyName);
        const paint = Object.keys(PAINTS).find((candidate) => candidate === paintName) as keyof typeof PAINTS;
        if (!body || !paint) throw new Error(`There is no drawn car ${file}: a body and a paint, as in suv-green.svg.`);
        const drawn = join(cache, file);
        mkdirSync(cache, { recursive: true });
        // In one step: the server of development or another build may be reading it, and half a drawing has another hash.
        writeFileSync(`${drawn}.${process.pid}`, drawCar({ body, paint }));
        renameSync(`${drawn}.${process.pid}`, drawn);
        return `${drawn}?${query}`;
      },
    },
  };
}
