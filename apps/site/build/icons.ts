// The icons that devices keep, drawn like the favicon, and the manifest that names them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour, numberPlate, words } from './page-pictures.ts';
import { rasterize } from './raster.ts';

interface Company {
  name: string;
  short: string;
  blurb: string;
}

/** The plate in a square of 512, so large that `margin` is left and right of it, on paper or on nothing. */
function icon(short: string, margin: number, ground: string | undefined): string {
  const width = 512 - 2 * margin;
  const height = width * 0.56;
  const top = 256 - height / 2;
  const [band, size] = [width * 0.19, width * 0.365];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">` +
    (ground === undefined ? '' : `<rect width="512" height="512" fill="${ground}"/>`) +
    numberPlate({ x: margin, y: top, width, height, band, edge: width * 0.055, radius: width * 0.13 }) +
    words({
      text: short,
      x: margin + band + width * 0.06,
      baseline: 256 + size * 0.345,
      size,
      fill: colour('ink'),
    }) +
    `</svg>`
  );
}

export async function writeIcons({ client, brand }: { client: string; brand: Company }): Promise<void> {
  const paper = colour('surface');
  const free = icon(brand.short, 18, undefined);
  // What a launcher cuts round must keep its middle four fifths.
  const maskable = icon(brand.short, 92, paper);
  const files = {
    'apple-touch-icon.png': await rasterize(icon(brand.short, 52, paper), 180),
    'icon-192.png': await rasterize(free, 192),
    'icon-512.png': await rasterize(free, 512),
    'icon-maskable-512.png': await rasterize(maskable, 512),
  };
  for (const [name, png] of Object.entries(files)) writeFileSync(join(client, name), png);
  const pngs = (size: number, name: string, purpose: 'any' | 'maskable') => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.short,
    description: brand.blurb,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      pngs(192, 'icon-192.png', 'any'),
      pngs(512, 'icon-512.png', 'any'),
      pngs(512, 'icon-maskable-512.png', 'maskable'),
    ],
  };
  writeFileSync(join(client, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
