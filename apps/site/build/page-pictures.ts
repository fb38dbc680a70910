// The picture of a page that is shown where a link to it is shared.
import { drawCar } from '@forecourt/ui/car-drawing';
import { brandTokens, type ColorName } from '@forecourt/ui/tokens';
import { createHash } from 'node:crypto';
import type { PagePicture } from '../src/content/page-pictures.ts';
import { rasterize } from './raster.ts';

/** What services that show links ask for, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A colour of the light theme by the name of its token. */
export const colour = (name: ColorName): string => brandTokens('dealer').color.light[name];

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

interface Words {
  text: string;
  x: number;
  baseline: number;
  size: number;
  fill: string;
  /** In ems. Letters are set closer the larger they are, as on the site. */
  tracking?: number;
}

/** A line in the display face. */
export function words({ text, x, baseline, size, fill, tracking = -0.032 }: Words): string {
  const spacing = (size * tracking).toFixed(2);
  return `<text x="${x}" y="${baseline}" font-family="Bricolage Grotesque" font-weight="700" font-size="${size}" letter-spacing="${spacing}" fill="${fill}">${escapeXml(text)}</text>`;
}

interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How wide the band of cobalt at its left is. */
  band: number;
  edge: number;
  radius: number;
}

/** A number plate: a white field, a thick edge, a band of cobalt. */
export function numberPlate({ x, y, width, height, band, edge, radius }: Plate): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
  const corner = `${radius} ${radius} 0 0 0`;
  return (
    `<rect ${box} fill="${colour('surfaceRaised')}"/>` +
    `<path d="M${x + band} ${y}h${radius - band}a${corner} -${radius} ${radius}v${height - 2 * radius}a${corner} ${radius} ${radius}h${band - radius}z" fill="${colour('accent')}"/>` +
    `<rect ${box} fill="none" stroke="${colour('ink')}" stroke-width="${edge}"/>`
  );
}

/** Roughly how wide a line of the display face is, in ems: enough to choose a size by. */
const ems = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[\siljtfr.,'’:]/.test(letter) ? 0.27 : /[mwMW@]/.test(letter) ? 0.78 : 0.5),
    0,
  );

const EDGE = 60;
const WIDE = PICTURE_SIZE.width - 2 * EDGE;
const fit = (lines: readonly string[], room: number, most: number): number =>
  Math.min(most, Math.floor(room / Math.max(...lines.map(ems))));

/** Whose picture it is. */
interface Owner {
  name: string;
  short: string;
}

function draw({ headline, plate: said, car }: PagePicture, brand: Owner): string {
  const { width, height } = PICTURE_SIZE;
  const ink = colour('ink');
  const size = fit(headline, WIDE, 118);
  const lines = headline.map((text, line) =>
    words({ text, x: EDGE - 4, baseline: 150 + line * size * 0.97, size, fill: ink }),
  );
  const [top, tall] = [466, 112];
  const middle = top + tall / 2;
  const saidSize = fit([said], 600, 54);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour('surface')}"/>`,
    ...lines,
    numberPlate({ x: EDGE, y: top, width: WIDE, height: tall, band: 92, edge: 4, radius: 20 }),
    words({
      text: brand.short,
      x: EDGE + 20,
      baseline: top + tall - 24,
      size: 27,
      fill: colour('accentInk'),
      tracking: 0,
    }),
    words({
      text: said,
      x: EDGE + 124,
      baseline: middle + saidSize * 0.34,
      size: saidSize,
      fill: ink,
      tracking: -0.03,
    }),
    words({
      text: brand.name,
      x: width - EDGE - 278,
      baseline: middle + 10,
      size: 28,
      fill: colour('inkMuted'),
      tracking: -0.01,
    }),
    parked(car, { right: width - EDGE - 24, road: top + 4, width: 470 }),
    `</svg>`,
  ].join('');
}

/** A car whose wheels stand on a line, as on the home page's search box. */
function parked(car: PagePicture['car'], place: { right: number; road: number; width: number }): string {
  const drawn = drawCar({ ...car, id: 'car' });
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(drawn) ?? [];
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  const height = (place.width * boxHeight) / boxWidth;
  return drawn.replace(
    /^<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" x="${place.right - place.width}" y="${place.road - height}" width="${place.width}" height="${height}" viewBox="${viewBox}">`,
  );
}

interface DrawnPicture {
  /** Hashed, so that a picture that changed is another one to whoever kept it. */
  name: string;
  png: Buffer;
  alt: string;
}

export async function drawPicture(picture: PagePicture, owner: Owner): Promise<DrawnPicture> {
  const png = await rasterize(draw(picture, owner), PICTURE_SIZE.width);
  const { headline, plate, car } = picture;
  const { body, paint } = car;
  return {
    name: `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`,
    png,
    alt: `${headline.join(' ').replace(/[.]?$/, '.')} A drawn ${body} in ${paint}, parked on a number plate that says: ${plate}`,
  };
}
