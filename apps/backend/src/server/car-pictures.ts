import { ANGLES, BODIES, drawCar, PAINTS } from '@forecourt/ui/car-drawing';
import type { Angle, Body, PaintName } from '@forecourt/ui/car-drawing';
import { Hono } from 'hono';
import { HttpError, methodNotAllowed } from './http-error.ts';
import { sendStored, storeBody } from './stored-body.ts';
import type { StoredBody } from './stored-body.ts';

const bodies: ReadonlySet<string> = new Set(BODIES);
const paints: ReadonlySet<string> = new Set(Object.keys(PAINTS));
const angles: ReadonlySet<string> = new Set(ANGLES);

/**
 * Serves `/cars/{body}-{colour}-{angle}.svg`, the drawn pictures of the sample stock. A name stands for one
 * picture for ever, so browsers need not ask again; there are few enough to keep each one that was drawn.
 */
export function createCarPictures(): Hono {
  const drawn = new Map<string, StoredBody>();
  const pictures = new Hono();
  pictures.get('/:file', (context) => {
    const file = context.req.param('file');
    let picture = drawn.get(file);
    if (!picture) {
      picture = draw(file);
      drawn.set(file, picture);
    }
    return sendStored(context, picture, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      // opened by itself it is a document: its own style attributes are all it may use
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
  pictures.all('/:file', (context) => {
    throw methodNotAllowed(context.req.method, 'GET, HEAD');
  });
  return pictures;
}

function draw(file: string): StoredBody {
  const [, body = '', paint = '', angle = ''] = /^([a-z]+)-([a-z]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  if (!isBody(body) || !isPaint(paint) || !isAngle(angle)) {
    throw new HttpError(
      404,
      'not-found',
      `There is no such picture. One is named body-colour-angle.svg, with a body of ${BODIES.join(', ')} and an angle of ${ANGLES.join(', ')}.`,
    );
  }
  const svg = new TextEncoder().encode(drawCar({ body, paint, angle, frame: 'picture' }));
  return storeBody('image/svg+xml', svg);
}

const isBody = (name: string): name is Body => bodies.has(name);
const isPaint = (name: string): name is PaintName => paints.has(name);
const isAngle = (name: string): name is Angle => angles.has(name);
