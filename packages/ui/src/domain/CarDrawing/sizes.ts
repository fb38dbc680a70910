import type { Body } from './outlines.ts';
import { round } from './canvas.ts';
import type { CarShape } from './shape.ts';

export const SIZES = ['small', 'regular', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** The measurements of a body in a size other than regular, in centimetres. */
interface Measurements {
  length: number;
  wheels: readonly [rear: number, front: number];
  radius: number;
  /** Height of the roof. */
  height: number;
  width: number;
}

const MEASUREMENTS: Partial<Record<Body, Partial<Record<Exclude<Size, 'regular'>, Measurements>>>> = {
  hatchback: { small: { length: 364, wheels: [58, 300], radius: 29, height: 150, width: 166 } },
  suv: {
    small: { length: 422, wheels: [84, 343], radius: 34.5, height: 160, width: 180 },
    large: { length: 497, wheels: [104, 402], radius: 40, height: 189, width: 200 },
  },
  saloon: { large: { length: 497, wheels: [112, 413], radius: 35.5, height: 149, width: 190 } },
  estate: { large: { length: 496, wheels: [112, 412], radius: 35.5, height: 152, width: 190 } },
  coupe: { small: { length: 428, wheels: [88, 336], radius: 34.5, height: 128, width: 184 } },
  mpv: {
    small: { length: 412, wheels: [76, 330], radius: 31, height: 164, width: 176 },
    large: { length: 496, wheels: [96, 396], radius: 34, height: 188, width: 194 },
  },
};

const POINT_PATTERN = /(-?[\d.]+),(-?[\d.]+)/g;
const FRONT_DOOR_EXTENSION = 20;

/**
 * Stretches a shape to another size: lengthways between bumpers and wheels, and upwards between road, hubs and roof.
 */
export function resizeShape(shape: CarShape, body: Body, size: Size): CarShape {
  const measures = size === 'regular' ? undefined : MEASUREMENTS[body]?.[size];
  if (!measures) return shape;
  const [rear, front] = shape.wheels;
  const { wheels, length, radius, height, width } = measures;
  const resizeX = createInterpolation([0, rear, front, shape.length], [0, ...wheels, length]);
  const resizeY = createInterpolation([0, shape.radius, shape.end.height], [0, radius, height]);
  const resizePath = (d: string) =>
    d.replace(POINT_PATTERN, (_, px: string, py: string) => `${resizeX(+px)},${resizeY(+py)}`);
  const resizePoints = (list: readonly (readonly [number, number])[]) =>
    list.map(([px, py]) => [resizeX(px), resizeY(py)] as const);
  const { end, glass, windscreen, backlight, rails } = shape;
  return {
    ...shape,
    length,
    wheels,
    radius,
    sill: resizeY(shape.sill),
    outline: resizePath(shape.outline),
    ...(glass !== undefined && { glass: resizePath(glass) }),
    ...(windscreen !== undefined && { windscreen: resizePath(windscreen) }),
    ...(backlight !== undefined && { backlight: resizePath(backlight) }),
    ...(rails !== undefined && { rails: resizePath(rails) }),
    pillars: shape.pillars.map(([position, thickness]) => [resizeX(position), thickness]),
    belt: resizeY(shape.belt),
    doors: shape.doors.map(resizePath),
    handles: resizePoints(shape.handles),
    crease: resizePath(shape.crease),
    lowerCrease: resizePath(shape.lowerCrease),
    head: resizePath(shape.head),
    tail: resizePath(shape.tail),
    intake: resizePath(shape.intake),
    mirror: [resizeX(shape.mirror[0]), resizeY(shape.mirror[1])],
    end: {
      ...end,
      width,
      height,
      roof: round((end.roof * width) / end.width),
      cowl: resizeY(end.cowl),
      bonnet: resizeY(end.bonnet),
      deck: resizeY(end.deck),
    },
  };
}

/** Removes the rear door, lengthens the front door and moves the pillar behind it to the rear. */
export function removeRearDoor(shape: CarShape): CarShape {
  const moveBack = (value: number) => round(value - FRONT_DOOR_EXTENSION);
  const [front = '', middle = ''] = shape.doors;
  const [handle] = shape.handles;
  const [pillar] = shape.pillars;
  return {
    ...shape,
    doors: [front, middle.replace(POINT_PATTERN, (_, px: string, py: string) => `${moveBack(+px)},${py}`)],
    handles: handle ? [[moveBack(handle[0]), handle[1]]] : [],
    pillars: pillar ? [[moveBack(pillar[0]), pillar[1]]] : [],
  };
}

/** Interpolates linearly between neighbouring values, and continues the line of the nearest two beyond either end. */
function createInterpolation(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    const inner = from.slice(1, -1);
    const index = inner.filter((end) => value > end).length;
    const [a = 0, b = 1, low = 0, high = 1] = [from[index], from[index + 1], to[index], to[index + 1]];
    return round(low + ((value - a) * (high - low)) / (b - a));
  };
}
