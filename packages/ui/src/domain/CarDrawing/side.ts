import { clip, ellipse, paintGradients, path, rect, ROAD, round, shadowGradient, WIDTH } from './canvas.ts';
import type { Place } from './canvas.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';
import { createSideOutline } from './silhouette.ts';
import { drawWheel } from './wheel.ts';

const BLACK = '#11151C';
const PLASTIC = '#191D24';

/** The definitions and shapes of the side view, with the nose to the right. */
export function drawSide(shape: CarShape, paint: Paintwork, detail: boolean, id: string): string {
  const { place, shell, arch } = createSideOutline(shape);
  const [rear, front] = shape.wheels;
  const hub = place.y(shape.radius);
  const defs = [
    paintGradients(paint, id),
    shadowGradient(`${id}s`),
    clip(`${id}b`, shell),
    shape.glass ? clip(`${id}w`, place.path(shape.glass)) : '',
  ];
  return [
    `<defs>${defs.join('')}</defs>`,
    ground(shape, place, arch, id),
    shape.open ? cabin(place) : '',
    path(shell, { fill: `url(#${id}p)` }),
    `<g clip-path="url(#${id}b)">${flank(shape, paint, place, arch, detail)}</g>`,
    shape.glass ? windows(shape, shape.glass, place, detail, id) : screenFrame(paint, place),
    shape.rails ? path(place.path(shape.rails), { stroke: '#1B2028', width: 2.8, cap: 'round' }) : '',
    detail ? seams(shape, paint, place) : '',
    mirror(shape, paint, place),
    path(shell, { stroke: paint.outline, width: 1.2, opacity: paint.isPale ? 0.55 : 0.4 }),
    drawWheel(place.x(rear), hub, shape.radius, shape.spokes),
    drawWheel(place.x(front), hub, shape.radius, shape.spokes),
  ].join('');
}

function ground(shape: CarShape, { x, y }: Place, arch: number, id: string): string {
  const [rear, front] = shape.wheels;
  const under = `M ${x(rear - 34)},${y(70)} L ${x(front + 34)},${y(70)} L ${x(front)},${y(shape.sill - 4)} L ${x(rear)},${y(shape.sill - 4)} Z`;
  const hub = y(shape.radius);
  const wells = shape.wheels.map((centre) => {
    const radius = arch + 1;
    const well = `M ${x(centre - radius)},${y(shape.sill + 2)} L ${x(centre - radius)},${hub} A ${radius} ${radius} 0 0 1 ${x(centre + radius)},${hub} L ${x(centre + radius)},${y(shape.sill + 2)} Z`;
    return (
      path(well, { fill: '#0F1217' }) +
      ellipse(x(centre), ROAD + 1, shape.radius * 1.15, 4, { fill: '#0b0f18', opacity: 0.42 })
    );
  });
  return [
    ellipse(WIDTH / 2, ROAD + 1, shape.length * 0.53, 8.5, { fill: `url(#${id}s)` }),
    path(under, { fill: '#12151B' }),
    ...wells,
  ].join('');
}

/** The seats, steering wheel, screen and folded roof of an open car, behind its side. */
function cabin(place: Place): string {
  const at = (d: string, fill: string, opacity?: number) =>
    path(place.path(d), opacity === undefined ? { fill } : { fill, opacity });
  return [
    at('M 118,98 C 116,112 120,121 130,122 C 139,122 142,112 143,98 Z', '#2A2622'),
    at('M 182,98 C 178,114 181,127 192,129 C 203,129 205,118 208,98 Z', '#3A332C'),
    at('M 188,98 C 186,112 188,122 194,123.6 C 200,123 201,114 203,98 Z', '#574B3F'),
    path(place.path('M 244,97 L 252,112'), { stroke: '#20242B', width: 3.2, cap: 'round' }),
    at('M 300,99 C 288,109 270,123 252,132 C 256,122 266,106 276,98 Z', '#33404E', 0.72),
    at('M 60,101 C 66,110 84,113 104,111 C 114,110 122,106 124,101 Z', '#20242B'),
  ].join('');
}

function screenFrame(paint: Paintwork, place: Place): string {
  return (
    path(place.path('M 303,100 C 290,110 271,124 250,134'), {
      stroke: paint.isDark ? BLACK : paint.outline,
      width: 5,
      cap: 'round',
    }) + path(place.path('M 126,100.4 C 180,99 250,98.8 300,99.4'), { stroke: BLACK, width: 2.2 })
  );
}

/** Light and shade along the side, cladding, lamps and intake: everything that the body's outline clips. */
function flank(shape: CarShape, paint: Paintwork, place: Place, arch: number, detail: boolean): string {
  const { x, y } = place;
  const [, creaseStart] = parsePoint(shape.crease);
  const below = `${place.path(shape.crease)} L ${x(shape.length + 10)},${y(60)} L ${x(shape.length + 10)},${y(0)} L ${x(-10)},${y(0)} L ${x(-10)},${y(creaseStart)} Z`;
  const skirt = shape.sill + (shape.clad ? 15 : 5.5);
  const parts = [
    path(below, { fill: '#0b0f18', opacity: paint.isPale ? 0.06 : 0.13 }),
    path(place.path(shape.crease), {
      stroke: '#fff',
      width: 1.8,
      opacity: paint.isDark ? 0.28 : paint.isPale ? 0.9 : 0.34,
      shift: [0, -1.2],
    }),
  ];
  if (detail) {
    parts.push(
      path(place.path(shape.lower), { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.14 : 0.22 }),
      path(place.path(shape.lower), { stroke: '#0b0f18', width: 1.4, opacity: 0.16, shift: [0, 1.6] }),
    );
  }
  parts.push(
    path(
      `M ${x(-5)},${y(skirt - (shape.clad ? 0 : 1))} L ${x(shape.length + 5)},${y(skirt)} L ${x(shape.length + 5)},${y(0)} L ${x(-5)},${y(0)} Z`,
      { fill: PLASTIC },
    ),
  );
  if (shape.clad) {
    for (const centre of shape.wheels) {
      parts.push(ellipse(x(centre), y(shape.radius), arch + 6, arch + 6, { fill: PLASTIC }));
    }
  }
  parts.push(
    path(place.path(shape.intake), { fill: '#14171D' }),
    path(place.path(shape.tail), { fill: '#A11F26' }),
    detail ? path(place.path(shape.tail), { stroke: '#fff', width: 1.2, opacity: 0.28, shift: [1.6, 1.8] }) : '',
    path(place.path(shape.head), { fill: '#EAF0F6' }),
    path(place.path(shape.head), { stroke: paint.outline, opacity: 0.6 }),
  );
  if (detail) {
    const [lampX, lampY] = parsePoint(shape.head);
    parts.push(
      ellipse(x(lampX - 26), y(lampY + 9), 5, 2.6, { fill: '#8FA0B2' }),
      ellipse(x(lampX - 14), y(lampY + 6), 3.6, 2, { fill: '#B4C2D0' }),
    );
  }
  if (shape.backlight) parts.push(path(place.path(shape.backlight), { fill: '#1B222D', shift: [-6, -2] }));
  if (shape.screen) parts.push(path(place.path(shape.screen), { fill: '#1F2833', shift: [3.4, -3] }));
  return parts.join('');
}

function windows(shape: CarShape, glass: string, place: Place, detail: boolean, id: string): string {
  const { x, y } = place;
  const [rear, front] = shape.wheels;
  const glare = [
    `M ${x(front - 120)},${y(95)} l 46,-90 l 22,0 l -46,90 Z`,
    `M ${x(front - 88)},${y(95)} l 46,-90 l 7,0 l -46,90 Z`,
    `M ${x(rear + 26)},${y(95)} l 46,-90 l 26,0 l -46,90 Z`,
  ].join(' ');
  const parts = [path(glare, { fill: '#fff', opacity: 0.13 })];
  if (detail) {
    const foot = shape.belt - 3;
    for (const seat of [front - 152, rear + 42]) {
      const headrest = `M ${seat},${foot} C ${seat - 3},${foot + 12} ${seat - 3},${foot + 17} ${seat + 1},${foot + 21} C ${seat + 5},${foot + 24} ${seat + 11},${foot + 23} ${seat + 13},${foot + 18} C ${seat + 16},${foot + 12} ${seat + 17},${foot + 6} ${seat + 18},${foot} Z`;
      parts.push(path(place.path(headrest), { fill: '#0c1016', opacity: 0.62 }));
    }
  }
  for (const [pillar, width] of shape.pillars) {
    parts.push(
      path(`M ${x(pillar)},${y(shape.belt - 12)} L ${x(pillar - 4)},${y(shape.belt + 52)}`, { stroke: BLACK, width }),
    );
  }
  const outline = place.path(glass);
  return [
    path(outline, { fill: `url(#${id}g)` }),
    `<g clip-path="url(#${id}w)">${parts.join('')}</g>`,
    path(outline, { stroke: BLACK, width: 1.8 }),
  ].join('');
}

function seams(shape: CarShape, paint: Paintwork, place: Place): string {
  const { x, y } = place;
  return [
    path(shape.doors.map((door) => place.path(door)).join(' '), { stroke: paint.seam, width: 1.3, opacity: 0.75 }),
    ...shape.handles.map(
      ([hx, hy]) =>
        rect(x(hx - 8), y(hy + 2), 18, 3.8, 1.9, { fill: paint.handle }) +
        path(`M ${x(hx - 6)},${y(hy + 2)} h 14`, { stroke: '#fff', width: 0.9, opacity: 0.35 }),
    ),
  ].join('');
}

function mirror(shape: CarShape, paint: Paintwork, place: Place): string {
  const [mx, my] = shape.mirror;
  const housing = place.path(
    `M ${mx - 12},${my + 1} C ${mx - 14},${my + 9} ${mx - 8},${my + 13} ${mx},${my + 12} C ${mx + 6},${my + 11} ${mx + 9},${my + 5} ${mx + 8},${my + 1} C ${mx + 2},${my - 1} ${mx - 8},${my - 1} ${mx - 12},${my + 1} Z`,
  );
  return path(housing, { fill: paint.mirror, stroke: paint.seam });
}

function parsePoint(d: string): [x: number, y: number] {
  const [, x = '0', y = '0'] = /(-?[\d.]+),(-?[\d.]+)/.exec(d) ?? [];
  return [round(+x), round(+y)];
}
