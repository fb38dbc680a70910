// Draws the social image of a page: its headline, and a car parked on a number plate.
import { drawCar } from '@forecourt/ui/car-drawing';
import { getBrandTokens, type ColorName } from '@forecourt/ui/tokens';
import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import type { PagePicture } from '../src/content/page-pictures.ts';
import { subsetDisplayFont } from './fonts.ts';

/** In pixels. Services that show link previews recommend this size. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const getColor = (name: ColorName): string => getBrandTokens('dealer').color.light[name];

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Estimates the width in ems. */
const estimateEms = (line: string): number =>
  [...line].reduce(
    (ems, letter) => ems + (/[\siljtfr.,'’:]/.test(letter) ? 0.27 : /[mwMW@]/.test(letter) ? 0.78 : 0.5),
    0,
  );

const fitSize = (lines: readonly string[], width: number, maxSize: number): number =>
  Math.min(maxSize, Math.floor(width / Math.max(...lines.map(estimateEms))));

function drawSvg({ headline, plate, car }: PagePicture, brand: { name: string; short: string }): string {
  const { width, height } = PICTURE_SIZE;
  const ink = getColor('ink');
  const size = fitSize(headline, 1080, 118);
  const plateSize = fitSize([plate], 600, 54);
  const lines = headline.map((text, line) => {
    const baseline = 150 + line * size * 0.97;
    return `<text x="56" y="${baseline}" font-size="${size}" letter-spacing="-0.032em" fill="${ink}">${escapeXml(text)}</text>`;
  });
  // The wheels touch the plate.
  const parkedCar = drawCar({ ...car, id: 'car' }).replace(
    /^<svg[^>]*(viewBox="[^"]+")[^>]*>/,
    '<svg x="646" y="0" width="470" height="470" $1 preserveAspectRatio="xMaxYMax">',
  );
  return `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Bricolage Grotesque" font-weight="700">
      <rect width="${width}" height="${height}" fill="${getColor('surface')}"/>
      ${lines.join('')}
      <rect x="60" y="466" width="1080" height="112" rx="20" fill="${getColor('surfaceRaised')}"/>
      <path d="M152 466h-72a20 20 0 0 0 -20 20v72a20 20 0 0 0 20 20h72z" fill="${getColor('accent')}"/>
      <rect x="60" y="466" width="1080" height="112" rx="20" fill="none" stroke="${ink}" stroke-width="4"/>
      <text x="80" y="554" font-size="27" fill="${getColor('accentInk')}">${escapeXml(brand.short)}</text>
      <text x="184" y="${522 + plateSize * 0.34}" font-size="${plateSize}" letter-spacing="-0.03em" fill="${ink}">${escapeXml(plate)}</text>
      <text x="862" y="532" font-size="28" letter-spacing="-0.01em" fill="${getColor('inkMuted')}">${escapeXml(brand.name)}</text>
      ${parkedCar}
    </svg>`;
}

/** The file name contains a hash of the image. */
export async function drawPicture(
  picture: PagePicture,
  brand: { name: string; short: string },
): Promise<{ name: string; png: Buffer; alt: string }> {
  const fontOptions = { fontFiles: [await subsetDisplayFont(700)], loadSystemFonts: false };
  const png = new Resvg(drawSvg(picture, brand), { font: fontOptions }).render().asPng();
  const { headline, plate, car } = picture;
  return {
    name: `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`,
    png,
    alt: `${headline.join(' ').replace(/[.]?$/, '.')} A drawn ${car.body} in ${car.paint}, parked on a number plate that says: ${plate}`,
  };
}
