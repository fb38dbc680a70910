import { HEIGHT, placedFrom, WIDTH } from './canvas.ts';
import type { Place } from './canvas.ts';
import { BODIES, outlines } from './outlines.ts';
import type { Body } from './outlines.ts';
import type { Outline } from './shape.ts';

/** View boxes of the side: the car's own, and with the air around it that a photograph has. */
export const SIDE_FRAMES = { car: `0 0 ${WIDTH} ${HEIGHT}`, picture: '-30 -94 560 373.3' } as const;

/**
 * Body, windows (of an open car its screen) and wheels of the view from the side as one path in a box of 500 by 200.
 * For a car without a picture: stroke it with dots.
 * @throws {RangeError} if the body is not one of {@link BODIES}
 */
export function silhouettePath(body: Body): string {
  if (!Object.hasOwn(outlines, body)) throw new RangeError(`No body '${body}'. Use one of: ${BODIES.join(', ')}.`);
  const shape: Outline = outlines[body];
  const { place, shell } = sideOutline(shape);
  const wheels = shape.wheels.map((centre) => {
    const r = shape.radius;
    return `M ${place.x(centre - r)},${place.y(r)} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
  });
  const windows = place.path(shape.glass ?? 'M 302,99 C 288,109 270,123 250,133');
  return [shell, windows, ...wheels].join(' ');
}

/** The closed outline of body and arches, and where everything else is placed. */
export function sideOutline(shape: Outline): { place: Place; shell: string; arch: number } {
  const place = placedFrom((WIDTH - shape.length) / 2);
  const arch = shape.radius + 4.5;
  const half = Math.sqrt(Math.max(0, arch ** 2 - (shape.radius - shape.sill) ** 2));
  const around = (centre: number) =>
    `L ${place.x(centre + half)},${place.y(shape.sill)} A ${arch} ${arch} 0 1 0 ${place.x(centre - half)},${place.y(shape.sill)}`;
  const [rear, front] = shape.wheels;
  return { place, arch, shell: `${place.path(shape.outline)} ${around(front)} ${around(rear)} Z` };
}
