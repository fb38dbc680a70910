import {
  createClipPath,
  drawEllipse,
  createPaintGradients,
  drawPath,
  drawRect,
  ROAD,
  round,
  createShadowGradient,
  WIDTH,
} from './canvas.ts';
import type { Transform } from './canvas.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';
import { createSideOutline } from './silhouette.ts';
import { drawWheel } from './wheel.ts';

const BLACK_COLOR = '#11151C';
const PLASTIC_COLOR = '#191D24';

/** The nose is to the right. */
export function drawSide(shape: CarShape, paint: Paintwork, detail: boolean, id: string): string {
  const { transform, shell, arch } = createSideOutline(shape);
  const [rear, front] = shape.wheels;
  const hub = transform.y(shape.radius);
  const defs = [
    createPaintGradients(paint, id),
    createShadowGradient(`${id}s`),
    createClipPath(`${id}b`, shell),
    shape.glass ? createClipPath(`${id}w`, transform.path(shape.glass)) : '',
  ];
  return [
    `<defs>${defs.join('')}</defs>`,
    drawGround(shape, transform, arch, id),
    shape.isConvertible ? drawConvertibleCabin(transform) : '',
    drawPath(shell, { fill: `url(#${id}p)` }),
    `<g clip-path="url(#${id}b)">${drawFlank(shape, paint, transform, arch, detail)}</g>`,
    shape.glass ? drawWindows(shape, shape.glass, transform, detail, id) : drawWindscreenFrame(paint, transform),
    shape.rails ? drawPath(transform.path(shape.rails), { stroke: '#1B2028', width: 2.8, cap: 'round' }) : '',
    detail ? drawSeams(shape, paint, transform) : '',
    drawMirror(shape, paint, transform),
    drawPath(shell, { stroke: paint.outline, width: 1.2, opacity: paint.isPale ? 0.55 : 0.4 }),
    drawWheel(transform.x(rear), hub, shape.radius, shape.spokes),
    drawWheel(transform.x(front), hub, shape.radius, shape.spokes),
  ].join('');
}

function drawGround(shape: CarShape, { x, y }: Transform, arch: number, id: string): string {
  const [rear, front] = shape.wheels;
  const underbodyPath = `M ${x(rear - 34)},${y(70)} L ${x(front + 34)},${y(70)} L ${x(front)},${y(shape.sill - 4)} L ${x(rear)},${y(shape.sill - 4)} Z`;
  const hub = y(shape.radius);
  const wells = shape.wheels.map((centre) => {
    const radius = arch + 1;
    const well = `M ${x(centre - radius)},${y(shape.sill + 2)} L ${x(centre - radius)},${hub} A ${radius} ${radius} 0 0 1 ${x(centre + radius)},${hub} L ${x(centre + radius)},${y(shape.sill + 2)} Z`;
    return (
      drawPath(well, { fill: '#0F1217' }) +
      drawEllipse(x(centre), ROAD + 1, shape.radius * 1.15, 4, { fill: '#0b0f18', opacity: 0.42 })
    );
  });
  return [
    drawEllipse(WIDTH / 2, ROAD + 1, shape.length * 0.53, 8.5, { fill: `url(#${id}s)` }),
    drawPath(underbodyPath, { fill: '#12151B' }),
    ...wells,
  ].join('');
}

/** Draws the seats, steering wheel, windscreen and folded roof of a convertible, which are behind its side. */
function drawConvertibleCabin(transform: Transform): string {
  const drawPart = (d: string, fill: string, opacity?: number) =>
    drawPath(transform.path(d), opacity === undefined ? { fill } : { fill, opacity });
  return [
    drawPart('M 118,98 C 116,112 120,121 130,122 C 139,122 142,112 143,98 Z', '#2A2622'),
    drawPart('M 182,98 C 178,114 181,127 192,129 C 203,129 205,118 208,98 Z', '#3A332C'),
    drawPart('M 188,98 C 186,112 188,122 194,123.6 C 200,123 201,114 203,98 Z', '#574B3F'),
    drawPath(transform.path('M 244,97 L 252,112'), { stroke: '#20242B', width: 3.2, cap: 'round' }),
    drawPart('M 300,99 C 288,109 270,123 252,132 C 256,122 266,106 276,98 Z', '#33404E', 0.72),
    drawPart('M 60,101 C 66,110 84,113 104,111 C 114,110 122,106 124,101 Z', '#20242B'),
  ].join('');
}

function drawWindscreenFrame(paint: Paintwork, transform: Transform): string {
  return (
    drawPath(transform.path('M 303,100 C 290,110 271,124 250,134'), {
      stroke: paint.isDark ? BLACK_COLOR : paint.outline,
      width: 5,
      cap: 'round',
    }) + drawPath(transform.path('M 126,100.4 C 180,99 250,98.8 300,99.4'), { stroke: BLACK_COLOR, width: 2.2 })
  );
}

/**
 * Draws everything that is clipped to the body's outline: light and shade along the side, cladding, lamps and intake.
 */
function drawFlank(shape: CarShape, paint: Paintwork, transform: Transform, arch: number, detail: boolean): string {
  const { x, y } = transform;
  const [, creaseStart] = parsePoint(shape.crease);
  const pathBelowCrease = `${transform.path(shape.crease)} L ${x(shape.length + 10)},${y(60)} L ${x(shape.length + 10)},${y(0)} L ${x(-10)},${y(0)} L ${x(-10)},${y(creaseStart)} Z`;
  const skirt = shape.sill + (shape.isClad ? 15 : 5.5);
  const parts = [
    drawPath(pathBelowCrease, { fill: '#0b0f18', opacity: paint.isPale ? 0.06 : 0.13 }),
    drawPath(transform.path(shape.crease), {
      stroke: '#fff',
      width: 1.8,
      opacity: paint.isDark ? 0.28 : paint.isPale ? 0.9 : 0.34,
      shift: [0, -1.2],
    }),
  ];
  if (detail) {
    parts.push(
      drawPath(transform.path(shape.lowerCrease), { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.14 : 0.22 }),
      drawPath(transform.path(shape.lowerCrease), { stroke: '#0b0f18', width: 1.4, opacity: 0.16, shift: [0, 1.6] }),
    );
  }
  parts.push(
    drawPath(
      `M ${x(-5)},${y(skirt - (shape.isClad ? 0 : 1))} L ${x(shape.length + 5)},${y(skirt)} L ${x(shape.length + 5)},${y(0)} L ${x(-5)},${y(0)} Z`,
      { fill: PLASTIC_COLOR },
    ),
  );
  if (shape.isClad) {
    for (const centre of shape.wheels) {
      parts.push(drawEllipse(x(centre), y(shape.radius), arch + 6, arch + 6, { fill: PLASTIC_COLOR }));
    }
  }
  parts.push(
    drawPath(transform.path(shape.intake), { fill: '#14171D' }),
    drawPath(transform.path(shape.tail), { fill: '#A11F26' }),
    detail
      ? drawPath(transform.path(shape.tail), { stroke: '#fff', width: 1.2, opacity: 0.28, shift: [1.6, 1.8] })
      : '',
    drawPath(transform.path(shape.head), { fill: '#EAF0F6' }),
    drawPath(transform.path(shape.head), { stroke: paint.outline, opacity: 0.6 }),
  );
  if (detail) {
    const [lampX, lampY] = parsePoint(shape.head);
    parts.push(
      drawEllipse(x(lampX - 26), y(lampY + 9), 5, 2.6, { fill: '#8FA0B2' }),
      drawEllipse(x(lampX - 14), y(lampY + 6), 3.6, 2, { fill: '#B4C2D0' }),
    );
  }
  if (shape.backlight) parts.push(drawPath(transform.path(shape.backlight), { fill: '#1B222D', shift: [-6, -2] }));
  if (shape.windscreen) parts.push(drawPath(transform.path(shape.windscreen), { fill: '#1F2833', shift: [3.4, -3] }));
  return parts.join('');
}

function drawWindows(shape: CarShape, glass: string, transform: Transform, detail: boolean, id: string): string {
  const { x, y } = transform;
  const [rear, front] = shape.wheels;
  const glare = [
    `M ${x(front - 120)},${y(95)} l 46,-90 l 22,0 l -46,90 Z`,
    `M ${x(front - 88)},${y(95)} l 46,-90 l 7,0 l -46,90 Z`,
    `M ${x(rear + 26)},${y(95)} l 46,-90 l 26,0 l -46,90 Z`,
  ].join(' ');
  const parts = [drawPath(glare, { fill: '#fff', opacity: 0.13 })];
  if (detail) {
    const foot = shape.belt - 3;
    for (const seat of [front - 152, rear + 42]) {
      const headrest = `M ${seat},${foot} C ${seat - 3},${foot + 12} ${seat - 3},${foot + 17} ${seat + 1},${foot + 21} C ${seat + 5},${foot + 24} ${seat + 11},${foot + 23} ${seat + 13},${foot + 18} C ${seat + 16},${foot + 12} ${seat + 17},${foot + 6} ${seat + 18},${foot} Z`;
      parts.push(drawPath(transform.path(headrest), { fill: '#0c1016', opacity: 0.62 }));
    }
  }
  for (const [pillar, width] of shape.pillars) {
    parts.push(
      drawPath(`M ${x(pillar)},${y(shape.belt - 12)} L ${x(pillar - 4)},${y(shape.belt + 52)}`, {
        stroke: BLACK_COLOR,
        width,
      }),
    );
  }
  const outline = transform.path(glass);
  return [
    drawPath(outline, { fill: `url(#${id}g)` }),
    `<g clip-path="url(#${id}w)">${parts.join('')}</g>`,
    drawPath(outline, { stroke: BLACK_COLOR, width: 1.8 }),
  ].join('');
}

function drawSeams(shape: CarShape, paint: Paintwork, transform: Transform): string {
  const { x, y } = transform;
  return [
    drawPath(shape.doors.map((door) => transform.path(door)).join(' '), {
      stroke: paint.seam,
      width: 1.3,
      opacity: 0.75,
    }),
    ...shape.handles.map(
      ([hx, hy]) =>
        drawRect(x(hx - 8), y(hy + 2), 18, 3.8, 1.9, { fill: paint.handle }) +
        drawPath(`M ${x(hx - 6)},${y(hy + 2)} h 14`, { stroke: '#fff', width: 0.9, opacity: 0.35 }),
    ),
  ].join('');
}

function drawMirror(shape: CarShape, paint: Paintwork, transform: Transform): string {
  const [mx, my] = shape.mirror;
  const housing = transform.path(
    `M ${mx - 12},${my + 1} C ${mx - 14},${my + 9} ${mx - 8},${my + 13} ${mx},${my + 12} C ${mx + 6},${my + 11} ${mx + 9},${my + 5} ${mx + 8},${my + 1} C ${mx + 2},${my - 1} ${mx - 8},${my - 1} ${mx - 12},${my + 1} Z`,
  );
  return drawPath(housing, { fill: paint.mirror, stroke: paint.seam });
}

function parsePoint(d: string): [x: number, y: number] {
  const [, x = '0', y = '0'] = /(-?[\d.]+),(-?[\d.]+)/.exec(d) ?? [];
  return [round(+x), round(+y)];
}
