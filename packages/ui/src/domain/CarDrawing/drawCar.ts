import { shapes } from './bodies/index.ts';
import { escapeXml, HEIGHT, createTransform, round, createSvg, WIDTH } from './canvas.ts';
import { drawFront } from './front.ts';
import { BODIES } from './outlines.ts';
import type { Body } from './outlines.ts';
import { getPaintwork } from './paints.ts';
import type { Paint } from './paints.ts';
import { drawRear } from './rear.ts';
import type { CarShape } from './shape.ts';
import { drawSide } from './side.ts';
import { SIDE_FRAMES } from './silhouette.ts';
import { removeRearDoor, resizeShape, type Size, SIZES } from './sizes.ts';

/** `nose`, `tail` and `wheel` are close-ups of the side view. */
export const ANGLES = ['side', 'front', 'rear', 'nose', 'tail', 'wheel'] as const;
export type Angle = (typeof ANGLES)[number];

export interface CarDrawingOptions {
  body: Body;
  paint: Paint;
  /** The car's class. If the body does not exist in this size, it is drawn in the regular size. @default 'regular' */
  size?: Size;
  /** The number of doors. 2 or 3 remove the rear door of a hatchback. Other bodies ignore it. */
  doors?: number;
  /** @default 'side' */
  angle?: Angle;
  /**
   * Whether to draw details that blur if the picture is narrower than about 120 px.
   * @default true
   */
  detail?: boolean;
  /**
   * `car` is the box of the car itself (5:2 from the side, 10:7 from the front and rear). `picture` adds the space
   * around it that a photograph has (3:2). Close-ups are always 3:2.
   * @default 'car'
   */
  frame?: 'car' | 'picture';
  /** The accessible name. Without one the drawing is hidden from assistive technology. */
  title?: string;
  /**
   * The prefix of the gradients' ids. The default is derived from the options, so equal drawings on one page share ids.
   * If the first of them may be hidden, pass your own prefix.
   */
  id?: string;
}

/**
 * Draws a car as an SVG document, to scale. One unit is one centimetre, and every body stands on the same road. Does
 * not use the DOM, so it runs in Node and in browsers.
 * @throws {RangeError} if body, size, paint or angle is unknown
 */
export function drawCar(options: CarDrawingOptions): string {
  const { body, size = 'regular', doors, paint, angle = 'side', detail = true, frame = 'car', title } = options;
  const hasRearDoor = body !== 'hatchback' || doors === undefined || doors > 3;
  const shape = getShape(body, size, hasRearDoor);
  const work = getPaintwork(paint);
  const id =
    options.id ??
    `car-${size === 'regular' ? '' : `${size}-`}${body}${hasRearDoor ? '' : '-3door'}-${paint.replace('#', '')}-${angle}-${detail ? '' : 'plain-'}`;
  const view = getViewBox(shape, angle, frame);
  const draw = angle === 'front' ? drawFront : angle === 'rear' ? drawRear : drawSide;
  return createSvg(view, title, draw(shape, work, detail, escapeXml(id)));
}

function getShape(body: Body, size: Size, hasRearDoor: boolean): CarShape {
  if (!Object.hasOwn(shapes, body)) throw new RangeError(`Unknown body '${body}'. Use one of: ${BODIES.join(', ')}.`);
  if (!SIZES.includes(size)) throw new RangeError(`Unknown size '${size}'. Use one of: ${SIZES.join(', ')}.`);
  const shape = resizeShape(shapes[body], body, size);
  return hasRearDoor ? shape : removeRearDoor(shape);
}

function getViewBox(shape: CarShape, angle: Angle, frame: 'car' | 'picture'): string {
  const { x } = createTransform((WIDTH - shape.length) / 2);
  switch (angle) {
    case 'side':
      return SIDE_FRAMES[frame];
    case 'front':
    case 'rear':
      return frame === 'car' ? `100 -10 300 ${HEIGHT + 10}` : '81 -12 338 225.3';
    case 'nose':
      return `${x(shape.length - 196)} 32 243 162`;
    case 'tail':
      return `${x(-47)} 32 243 162`;
    case 'wheel':
      return `${round(x(shape.wheels[1]) - 82)} 91 153 102`;
    default:
      throw new RangeError(`Unknown angle '${String(angle satisfies never)}'. Use one of: ${ANGLES.join(', ')}.`);
  }
}
