// Makes PNG pictures of SVG, without a browser. What was drawn once is kept.
import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { displayInstance } from './fonts.ts';

const cache = fileURLToPath(new URL('../node_modules/.cache/pictures/', import.meta.url));

/** The weight at which pictures write. */
const WEIGHT = 700;

const options = async () => ({
  font: { fontFiles: [await displayInstance(WEIGHT)], loadSystemFonts: false },
  logLevel: 'error' as const,
});

/** @returns the SVG as PNG, so many pixels wide */
export async function raster(svg: string, width: number): Promise<Buffer> {
  const drawing = await options();
  const name = createHash('sha256')
    .update(JSON.stringify([svg, width, drawing]))
    .digest('hex')
    .slice(0, 24);
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = new Resvg(svg, { ...drawing, fitTo: { mode: 'width', value: width } }).render().asPng();
  mkdirSync(cache, { recursive: true });
  // In one step: another build may be looking for it.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
