import { HttpError, createMethodRejection } from '@forecourt/functions';
import { ANGLES, BODIES, drawCar, PAINTS, SIZES } from '@forecourt/ui/car-drawing';
import type { Angle, Body, CarDrawingOptions, PaintName, Size } from '@forecourt/ui/car-drawing';
import { Hono } from 'hono';
import { drawPhoto, type Scene, SCENES } from './photo.ts';

const HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture that is opened as a document may only use its own style attributes.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Serves the pictures of the sample stock: drawings at `/cars/{size-}{body}{-3door}-{colour}-{angle}.svg`, and photos,
 * which have a background, at `/cars/photos/{size-}{body}{-3door}-{colour}-{angle}-{scene}`. A name always returns the
 * same picture.
 */
export function createCarPictures(): Hono {
  return new Hono()
    .get('/:file', (context) => context.body(createDrawing(context.req.param('file')), 200, HEADERS))
    .get('/photos/:file', (context) => context.body(createPhoto(context.req.param('file')), 200, HEADERS))
    .all('/:file', createMethodRejection('GET, HEAD'))
    .all('/photos/:file', createMethodRejection('GET, HEAD'));
}

function createDrawing(file: string): string {
  const car = file.endsWith('.svg') && parseCar(file.slice(0, -'.svg'.length));
  if (car) return drawCar({ ...car, frame: 'picture' });
  throw new HttpError(
    404,
    'not-found',
    `This picture does not exist. Names have the form body-colour-angle.svg. Bodies: ${BODIES.join(', ')}. Angles: ${ANGLES.join(', ')}.`,
  );
}

function createPhoto(file: string): string {
  const [, name = '', scene = ''] = /^(.+)-([a-z]+)$/.exec(file) ?? [];
  const car = parseCar(name);
  if (car && isScene(scene)) return drawPhoto(car, scene);
  throw new HttpError(
    404,
    'not-found',
    `This photo does not exist. Names have the form body-colour-angle-scene. Scenes: ${SCENES.join(', ')}.`,
  );
}

function parseCar(name: string): CarDrawingOptions | undefined {
  const [, size = 'regular', body = '', threeDoors, paint = '', angle = ''] =
    /^(?:(small|large)-)?([a-z]+)(-3door)?-([a-z]+)-([a-z]+)$/.exec(name) ?? [];
  if (!isSize(size) || !isBody(body) || !isPaint(paint) || !isAngle(angle)) return undefined;
  return { size, body, paint, angle, ...(threeDoors && { doors: 3 }) };
}

const isSize = (name: string): name is Size => SIZES.some((size) => size === name);
const isBody = (name: string): name is Body => BODIES.some((body) => body === name);
const isPaint = (name: string): name is PaintName => Object.hasOwn(PAINTS, name);
const isAngle = (name: string): name is Angle => ANGLES.some((angle) => angle === name);
const isScene = (name: string): name is Scene => SCENES.some((scene) => scene === name);
