import { HEIGHT, createTransform, WIDTH } from './canvas.ts';
import type { Transform } from './canvas.ts';
import { BODIES, outlines } from './outlines.ts';
import type { Body } from './outlines.ts';
import type { Outline } from './shape.ts';

/**
 * The view boxes of the side view: the car itself (5:2), and the car with the space around it that a photograph has
 * (3:2).
 */
export const SIDE_FRAMES = { car: `0 0 ${WIDTH} ${HEIGHT}`, picture: '-30 -94 560 373.3' } as const;

/**
 * Returns the side view's body, windows (or a convertible's windscreen) and wheels as one path in a box of 500 by 200.
 * For a car without a picture, stroke it with dots.
 * @throws {RangeError} if the body is not one of {@link BODIES}
 */
export function getSilhouettePath(body: Body): string {
  if (!Object.hasOwn(outlines, body)) throw new RangeError(`Unknown body '${body}'. Use one of: ${BODIES.join(', ')}.`);
  const shape: Outline = outlines[body];
  const { transform, shell } = createSideOutline(shape);
  const wheels = shape.wheels.map((centre) => {
    const r = shape.radius;
    return `M ${transform.x(centre - r)},${transform.y(r)} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
  });
  const windows = transform.path(shape.glass ?? 'M 302,99 C 288,109 270,123 250,133');
  return [shell, windows, ...wheels].join(' ');
}

/** Returns the closed outline of body and wheel arches, the transform that it uses, and the radius of the arches. */
export function createSideOutline(shape: Outline): { transform: Transform; shell: string; arch: number } {
  const transform = createTransform((WIDTH - shape.length) / 2);
  const arch = shape.radius + 4.5;
  const half = Math.sqrt(Math.max(0, arch ** 2 - (shape.radius - shape.sill) ** 2));
  const drawWheelArch = (centre: number) =>
    `L ${transform.x(centre + half)},${transform.y(shape.sill)} A ${arch} ${arch} 0 1 0 ${transform.x(centre - half)},${transform.y(shape.sill)}`;
  const [rear, front] = shape.wheels;
  return {
    transform,
    arch,
    shell: `${transform.path(shape.outline)} ${drawWheelArch(front)} ${drawWheelArch(rear)} Z`,
  };
}
