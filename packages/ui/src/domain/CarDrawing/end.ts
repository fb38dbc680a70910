import {
  clip,
  ellipse,
  horizontalShade,
  paintGradients,
  path,
  createPlace,
  rect,
  ROAD,
  round,
  shadowGradient,
  WIDTH,
} from './canvas.ts';
import type { Place } from './canvas.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';

/** Both ends are drawn around the middle of the car: x is 0 there, and positive to the right of the picture. */
export const endPlace: Place = createPlace(WIDTH / 2);

type Step = readonly [x: number, y: number] | readonly [number, number, number, number, x: number, y: number];

/**
 * Creates a closed path from its right half, from bottom to top. Points are lines, and six numbers are a Bézier curve.
 */
export function mirrored(start: readonly [x: number, y: number], steps: readonly Step[]): string {
  const nodes = [start, ...steps];
  const end = (index: number) => (nodes[index] as Step).slice(-2) as [number, number];
  const right = steps.map((step) => (step.length === 2 ? `L ${points(step)}` : `C ${points(step)}`));
  const left: string[] = [];
  for (let index = nodes.length - 1; index > 0; index--) {
    const step = nodes[index] as Step;
    const [x, y] = end(index - 1);
    const back = step.length === 6 ? [-step[2], step[3], -step[0], step[1], -x, y] : [-x, y];
    left.push(`${back.length === 6 ? 'C' : 'L'} ${points(back)}`);
  }
  const [topX, topY] = end(nodes.length - 1);
  return `M ${points(start)} ${right.join(' ')} L ${points([-topX, topY])} ${left.join(' ')} Z`;
}

/** Repeats a path on both sides. */
export function pair(d: string): string {
  return `${d} ${d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(-Number(x))},${y}`)}`;
}

export interface EndLines {
  shell: string;
  glass: string;
  half: number;
  /** The position of the roof, at the top of the glass. */
  head: number;
}

/** The outline of the body and the roof, and the screen in it. `foot` is the height of the screen's lower end. */
export function endLines(shape: CarShape, foot: number, waist: number): EndLines {
  const { width, height, roof } = shape.end;
  const half = width / 2;
  const top = roof / 2;
  const lower: Step[] = [
    [half - 26, shape.sill],
    [half - 10, shape.sill, half - 5, shape.sill + 4, half - 4, shape.sill + 18],
    [half - 1, shape.sill + 30, half, 52, half, 62],
    [half, 78, half - 1, waist - 18, half - 4, waist - 8],
    [half - 5.5, waist - 3, half - 8, waist, half - 11, waist + 1],
  ];
  const upper: Step[] = shape.open
    ? [[half - 30, waist + 2, 30, foot + 1, 0, foot + 1]]
    : [
        [half - 15, waist + 14, top + 9, height - 22, top + 4, height - 11],
        [top + 1, height - 4, top - 8, height - 1.5, top - 18, height - 0.8],
        [top * 0.4, height, top * 0.2, height, 0, height],
      ];
  const head = height - 9;
  const shoulder = half - 19;
  const glass = mirrored(
    [0, foot],
    [
      [shoulder * 0.5, foot, shoulder - 14, foot + 1, shoulder - 3, foot + 2.5],
      [shoulder + 1, foot + 3, shoulder + 1, foot + 5, shoulder, foot + 8],
      [shoulder - 5, foot + (head - foot) * 0.45, top + 1, head - 9, top - 3, head - 3],
      [top - 4, head - 0.6, top - 7, head, top - 10, head + 0.4],
      [top * 0.4, head + 1.6, top * 0.2, head + 1.6, 0, head + 1.6],
    ],
  );
  return { shell: mirrored([0, shape.sill], [...lower, ...upper]), glass, half, head };
}

/** The shadow on the road, and the tyres. */
export function endGround(shape: CarShape, id: string): string {
  const { x, y } = endPlace;
  const half = shape.end.width / 2;
  const height = shape.radius * 2;
  const tyre = (left: number) =>
    rect(x(left), y(height), shape.end.tyre, height, 6, { fill: '#14171D' }) +
    rect(x(left) + 3, y(14), shape.end.tyre - 6, 14, 2, { fill: '#23272F' });
  return [
    ellipse(WIDTH / 2, ROAD + 1, half * 1.16, 7, { fill: `url(#${id}s)` }),
    ...[-half + 4 + shape.end.tyre / 2, half - 4 - shape.end.tyre / 2].map((centre) =>
      ellipse(x(centre), ROAD + 1, shape.end.tyre * 0.7, 3, { fill: '#0b0f18', opacity: 0.42 }),
    ),
    path(
      `M ${x(-half + 20)},${y(40)} L ${x(half - 20)},${y(40)} L ${x(half - 22)},${y(shape.sill - 4)} L ${x(-half + 22)},${y(shape.sill - 4)} Z`,
      {
        fill: '#12151B',
      },
    ),
    tyre(-half + 4),
    tyre(half - 4 - shape.end.tyre),
  ].join('');
}

/** The painted body with its shading. `content` is drawn on it, clipped by its outline. */
export function endBody(lines: EndLines, paint: Paintwork, id: string, content: string): string {
  const shell = endPlace.path(lines.shell);
  return [
    path(shell, { fill: `url(#${id}p)` }),
    `<g clip-path="url(#${id}b)">${content}${path(shell, { fill: `url(#${id}e)`, opacity: paint.isPale ? 0.6 : 1 })}</g>`,
    path(shell, { stroke: paint.outline, width: 1.2, opacity: paint.isPale ? 0.55 : 0.4 }),
  ].join('');
}

export function endDefs(lines: EndLines, paint: Paintwork, id: string): string {
  return [
    '<defs>',
    paintGradients(paint, id),
    horizontalShade(`${id}e`),
    shadowGradient(`${id}s`),
    clip(`${id}b`, endPlace.path(lines.shell)),
    clip(`${id}w`, endPlace.path(lines.glass)),
    '</defs>',
  ].join('');
}

/** A screen with the seats behind it and a reflection across it. */
export function endGlass(lines: EndLines, foot: number, detail: boolean, id: string, inside: string): string {
  const { x, y, path: placed } = endPlace;
  const span = lines.head - foot;
  const glare = `M ${x(-52)},${y(foot)} l ${round(span * 0.5)},${-span} l 24,0 l ${round(-span * 0.5)},${span} Z M ${x(-20)},${y(foot)} l ${round(span * 0.5)},${-span} l 8,0 l ${round(-span * 0.5)},${span} Z`;
  const seats = pair(
    `M 22,${foot - 2} C 20,${foot + 12} 22,${foot + 19} 26,${foot + 21} C 32,${foot + 24} 42,${foot + 24} 47,${foot + 21} C 52,${foot + 18} 53,${foot + 10} 52,${foot - 2} Z`,
  );
  return [
    path(placed(lines.glass), { fill: `url(#${id}g)` }),
    `<g clip-path="url(#${id}w)">`,
    detail ? path(placed(seats), { fill: '#0c1016', opacity: 0.55 }) + inside : '',
    path(glare, { fill: '#fff', opacity: 0.12 }),
    '</g>',
    path(placed(lines.glass), { stroke: '#11151C', width: 1.8 }),
  ].join('');
}

/** Door mirrors at the height of the windows' lower edge. */
export function endMirrors(shape: CarShape, paint: Paintwork, waist: number, fill: string): string {
  const half = shape.end.width / 2 - 4;
  const housing = pair(
    `M ${half - 8},${waist + 3} L ${half - 1},${waist + 3} C ${half},${waist - 1} ${half + 13},${waist - 1} ${half + 14},${waist + 4} C ${half + 15},${waist + 11} ${half + 10},${waist + 14} ${half + 3},${waist + 13.5} C ${half - 2},${waist + 13} ${half - 1},${waist + 7} ${half - 2},${waist + 6} L ${half - 9},${waist + 6} Z`,
  );
  return path(endPlace.path(housing), { fill, stroke: paint.seam, width: 0.9 });
}

/** Roof rails seen along their length. */
export function endRails(shape: CarShape): string {
  if (!shape.rails) return '';
  const x = shape.end.roof / 2 - 4;
  const y = shape.end.height;
  const rail = pair(`M ${x},${y - 4} L ${x - 1},${y + 2} L ${x - 5},${y + 2} L ${x - 5},${y - 2} Z`);
  return path(endPlace.path(rail), { fill: '#1B2028' });
}

/** The screen of an open car: glass through which the seats are visible, and its frame. */
export function openScreen(shape: CarShape, paint: Paintwork, foot: number): string {
  const { height, roof, width } = shape.end;
  const top = roof / 2;
  const low = width / 2 - 17;
  const frame = endPlace.path(
    mirrored(
      [0, foot - 7],
      [
        [low, foot - 7],
        [low, foot, top + 3, height - 6, top, height - 3],
        [top - 3, height, top - 20, height, 0, height],
      ],
    ),
  );
  return (
    path(frame, { fill: '#33404E', opacity: 0.5 }) +
    path(frame, { stroke: paint.isDark ? '#11151C' : paint.outline, width: 4 })
  );
}

/** A registration plate without characters: white at the front and yellow at the back, as UK law requires. */
export function numberPlate(middle: number, colour: string): string {
  return rect(endPlace.x(-26), endPlace.y(middle + 5.5), 52, 11, 1.5, {
    fill: colour,
    stroke: '#11151C',
    width: 0.6,
    opacity: 0.96,
  });
}

function points(values: readonly number[]): string {
  return values
    .map((value, index) => `${round(value)}${index % 2 ? ' ' : ','}`)
    .join('')
    .trim();
}
