import { BODIES, shapes } from './bodies/index.ts';
import type { Body } from './bodies/index.ts';
import { HEIGHT, round, WIDTH } from './canvas.ts';
import { drawFront } from './front.ts';
import { paintwork } from './paints.ts';
import type { Paint } from './paints.ts';
import { drawRear } from './rear.ts';
import type { CarShape } from './shape.ts';
import { drawSide, sideOutline } from './side.ts';

/** `nose`, `tail` and `wheel` are close views of the side. */
export const ANGLES = ['side', 'front', 'rear', 'nose', 'tail', 'wheel'] as const;
export type Angle = (typeof ANGLES)[number];

export interface CarDrawingOptions {
  body: Body;
  paint: Paint;
  /** @default 'side' */
  angle?: Angle;
  /** False leaves out what blurs when the picture is narrower than about 120 px. @default true */
  detail?: boolean;
  /**
   * `car` is the box of the car itself (5:2); `picture` leaves the air around it that a photograph has (3:2).
   * Close views are always 3:2.
   * @default 'car'
   */
  frame?: 'car' | 'picture';
  /** Accessible name. Without one the drawing is hidden from assistive technology. */
  title?: string;
  /**
   * Prefix of the gradients' ids. The default derives from the options, so two equal drawings on one page share
   * ids and look alike; pass one of your own where the first of them may be hidden.
   */
  id?: string;
}

/**
 * Draws a car as an SVG document, to scale: one unit is one centimetre and every body stands on the same road.
 * Touches no document, so it runs in Node, at build time and in the browser.
 * @throws {RangeError} When body, paint or angle is none of those that can be drawn.
 */
export function drawCar(options: CarDrawingOptions): string {
  const { body, paint, angle = 'side', detail = true, frame = 'car', title } = options;
  const shape = shapeOf(body);
  const work = paintwork(paint);
  const id = options.id ?? `car-${body}-${paint.replace('#', '')}-${angle}-${detail ? '' : 'plain-'}`;
  const view = viewOf(shape, angle, frame);
  const draw = angle === 'front' ? drawFront : angle === 'rear' ? drawRear : drawSide;
  return svg(view, title, draw(shape, work, detail, escape(id)));
}

/**
 * The bare outline of a body, dotted and in `currentColor`, for a car without a picture.
 * @throws {RangeError} When the body is none of {@link BODIES}.
 */
export function drawSilhouette(options: { body: Body; frame?: 'car' | 'picture' }): string {
  const shape = shapeOf(options.body);
  const dotted = `<path d="${outlineOf(shape)}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>`;
  return svg(viewOf(shape, 'side', options.frame ?? 'car'), undefined, dotted);
}

/**
 * Body, windows (of an open car its screen) and wheels of the view from the side as one path in a box of 500 by 200.
 * @throws {RangeError} When the body is none of {@link BODIES}.
 */
export function silhouettePath(body: Body): string {
  return outlineOf(shapeOf(body));
}

/** The body that draws a listing's body type ('SUV', 'Quadricycle'), or undefined where none of ours resembles it. */
export function bodyOf(bodyType: string): Body | undefined {
  const name = bodyType.toLowerCase();
  return name === 'quadricycle' ? 'hatchback' : BODIES.find((body) => body === name);
}

function shapeOf(body: Body): CarShape {
  if (Object.hasOwn(shapes, body)) return shapes[body];
  throw new RangeError(`No body '${body}'. Use one of: ${BODIES.join(', ')}.`);
}

function outlineOf(shape: CarShape): string {
  const { place, shell } = sideOutline(shape);
  const wheels = shape.wheels.map((centre) => {
    const r = shape.radius;
    return `M ${place.x(centre - r)},${place.y(r)} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
  });
  const windows = place.path(shape.glass ?? 'M 302,99 C 288,109 270,123 250,133');
  return [shell, windows, ...wheels].join(' ');
}

function viewOf(shape: CarShape, angle: Angle, frame: 'car' | 'picture'): string {
  const { x } = sideOutline(shape).place;
  switch (angle) {
    case 'side':
      return frame === 'car' ? `0 0 ${WIDTH} ${HEIGHT}` : '-12 -79 524 349.3';
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
      throw new RangeError(`No angle '${String(angle satisfies never)}'. Use one of: ${ANGLES.join(', ')}.`);
  }
}

function svg(view: string, title: string | undefined, content: string): string {
  const name = title ? `role="img" aria-label="${escape(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${name}>${content}</svg>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
