// The drawn cars on the site's own pages, as image files with hashed names.
import type * as CarDrawing from '@forecourt/ui/car-drawing';
import type { Plugin } from 'vite';
import { cacheFile } from './cache.ts';

const PREFIX = 'virtual:car/';
// Imported by path, because Vite's configuration runs in plain Node, which would resolve the package to its built
// files.
const carDrawingUrl = new URL('../../../packages/ui/src/domain/CarDrawing/index.ts', import.meta.url).href;

/** Resolves `import address from 'virtual:car/suv-green.svg?url'` to the drawing, cropped to the car. */
export function createCarsPlugin(): Plugin {
  return {
    name: 'forecourt-cars',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:car\// },
      async handler(id) {
        const { BODIES, drawCar, PAINTS } = (await import(carDrawingUrl)) as typeof CarDrawing;
        const [file = '', query = ''] = id.slice(PREFIX.length).split('?');
        const [bodyName, paintName] = file.replace(/\.svg$/, '').split('-');
        const body = BODIES.find((candidate) => candidate === bodyName);
        const paint = Object.keys(PAINTS).find((candidate) => candidate === paintName) as keyof typeof PAINTS;
        if (!body || !paint)
          throw new Error(`The car drawing ‘${file}’ does not exist. Use a body and a paint, e.g. suv-green.svg.`);
        const drawing = drawCar({ body, paint });
        return `${await cacheFile(drawing, 'svg', () => drawing)}?${query}`;
      },
    },
  };
}
