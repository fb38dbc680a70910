// Writes the icons of the site as an installed app, and its manifest.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getColor } from './page-pictures.ts';
import { rasterize } from './raster.ts';

/** Draws the brand as a number plate in a 512 px square, with a left and right margin. */
const drawIcon = (short: string, margin: number, background = 'none'): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="${background}"/>
    <svg x="${margin}" width="${512 - 2 * margin}" height="512" viewBox="0 0 100 56" overflow="visible">
      <rect width="100" height="56" rx="13" fill="${getColor('surfaceRaised')}"/>
      <path d="M19 0h-6a13 13 0 0 0 -13 13v30a13 13 0 0 0 13 13h6z" fill="${getColor('accent')}"/>
      <rect width="100" height="56" rx="13" fill="none" stroke="${getColor('ink')}" stroke-width="5.5"/>
      <text x="25" y="40.6" font-family="Bricolage Grotesque" font-weight="700" font-size="36.5" letter-spacing="-0.032em" fill="${getColor('ink')}">${short}</text>
    </svg>
  </svg>`;

export async function writeIcons(site: {
  client: string;
  brand: { name: string; short: string; blurb: string };
}): Promise<void> {
  const { name, short, blurb } = site.brand;
  const surface = getColor('surface');
  const write = async (file: string, size: number, icon: string, purpose = 'any') => {
    writeFileSync(join(site.client, file), await rasterize(icon, size));
    return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  await write('apple-touch-icon.png', 180, drawIcon(short, 52, surface));
  const manifest = {
    id: '/',
    name,
    short_name: short,
    description: blurb,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      await write('icon-192.png', 192, drawIcon(short, 18)),
      await write('icon-512.png', 512, drawIcon(short, 18)),
      // Launchers may crop the icon to its middle 80%.
      await write('icon-maskable-512.png', 512, drawIcon(short, 92, surface), 'maskable'),
    ],
  };
  writeFileSync(join(site.client, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
