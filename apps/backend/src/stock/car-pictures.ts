import { HttpError, refuseMethod } from '@forecourt/functions';
import { ANGLES, BODIES, drawCar, PAINTS } from '@forecourt/ui/car-drawing';
import type { Angle, Body, PaintName } from '@forecourt/ui/car-drawing';
import { Hono } from 'hono';

const HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture that is opened as a document may only use its own style attributes.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Serves `/cars/{body}-{colour}-{angle}.svg`, the drawings of the sample stock. A name always returns the same drawing. */
export function createCarPictures(): Hono {
  return new Hono()
    .get('/:file', (context) => context.body(draw(context.req.param('file')), 200, HEADERS))
    .all('/:file', refuseMethod('GET, HEAD'));
}

function draw(file: string): string {
  const [, body = '', paint = '', angle = ''] = /^([a-z]+)-([a-z]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  if (isBody(body) && isPaint(paint) && isAngle(angle)) return drawCar({ body, paint, angle, frame: 'picture' });
  throw new HttpError(
    404,
    'not-found',
    `This picture does not exist. Names are body-colour-angle.svg, with a body of ${BODIES.join(', ')} and an angle of ${ANGLES.join(', ')}.`,
  );
}

const isBody = (name: string): name is Body => BODIES.some((body) => body === name);
const isPaint = (name: string): name is PaintName => Object.hasOwn(PAINTS, name);
const isAngle = (name: string): name is Angle => ANGLES.some((angle) => angle === name);
