import {
  createClipPath,
  drawEllipse,
  createHorizontalShade,
  createPaintGradients,
  drawPath,
  createTransform,
  drawRect,
  ROAD,
  round,
  createShadowGradient,
  WIDTH,
} from './canvas.ts';
import type { Transform } from './canvas.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';

/**
 * The views from the front and the rear are drawn around the middle of the car, where x is 0. x increases to the right.
 */
export const endTransform: Transform = createTransform(WIDTH / 2);

type Step = readonly [x: number, y: number] | readonly [number, number, number, number, x: number, y: number];

/**
 * Creates a closed path from its right half, from bottom to top. A step with two numbers is a line to a point, and one
 * with six is a Bézier curve.
 */
export function createMirroredPath(start: readonly [x: number, y: number], steps: readonly Step[]): string {
  const nodes = [start, ...steps];
  const getEndPoint = (index: number) => (nodes[index] as Step).slice(-2) as [number, number];
  const rightHalf = steps.map((step) => (step.length === 2 ? `L ${formatPoints(step)}` : `C ${formatPoints(step)}`));
  const left: string[] = [];
  for (let index = nodes.length - 1; index > 0; index--) {
    const step = nodes[index] as Step;
    const [x, y] = getEndPoint(index - 1);
    const back = step.length === 6 ? [-step[2], step[3], -step[0], step[1], -x, y] : [-x, y];
    left.push(`${back.length === 6 ? 'C' : 'L'} ${formatPoints(back)}`);
  }
  const [topX, topY] = getEndPoint(nodes.length - 1);
  return `M ${formatPoints(start)} ${rightHalf.join(' ')} L ${formatPoints([-topX, topY])} ${left.join(' ')} Z`;
}

/** Returns a path together with its mirror image. */
export function repeatOnBothSides(d: string): string {
  return `${d} ${d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(-Number(x))},${y}`)}`;
}

export interface EndLines {
  shell: string;
  glass: string;
  half: number;
  /** The height of the top of the glass, below the roof. */
  head: number;
}

/**
 * Creates the outline of body and roof, and of the windscreen or rear window. `foot` is the height of the window's
 * lower edge, and `waist` that of the body's upper edge at the sides.
 */
export function createEndLines(shape: CarShape, foot: number, waist: number): EndLines {
  const { width, height, roof } = shape.end;
  const half = width / 2;
  const top = roof / 2;
  const lowerSteps: Step[] = [
    [half - 26, shape.sill],
    [half - 10, shape.sill, half - 5, shape.sill + 4, half - 4, shape.sill + 18],
    [half - 1, shape.sill + 30, half, 52, half, 62],
    [half, 78, half - 1, waist - 18, half - 4, waist - 8],
    [half - 5.5, waist - 3, half - 8, waist, half - 11, waist + 1],
  ];
  const upperSteps: Step[] = shape.isConvertible
    ? [[half - 30, waist + 2, 30, foot + 1, 0, foot + 1]]
    : [
        [half - 15, waist + 14, top + 9, height - 22, top + 4, height - 11],
        [top + 1, height - 4, top - 8, height - 1.5, top - 18, height - 0.8],
        [top * 0.4, height, top * 0.2, height, 0, height],
      ];
  const head = height - 9;
  const shoulder = half - 19;
  const glass = createMirroredPath(
    [0, foot],
    [
      [shoulder * 0.5, foot, shoulder - 14, foot + 1, shoulder - 3, foot + 2.5],
      [shoulder + 1, foot + 3, shoulder + 1, foot + 5, shoulder, foot + 8],
      [shoulder - 5, foot + (head - foot) * 0.45, top + 1, head - 9, top - 3, head - 3],
      [top - 4, head - 0.6, top - 7, head, top - 10, head + 0.4],
      [top * 0.4, head + 1.6, top * 0.2, head + 1.6, 0, head + 1.6],
    ],
  );
  return { shell: createMirroredPath([0, shape.sill], [...lowerSteps, ...upperSteps]), glass, half, head };
}

export function drawEndGround(shape: CarShape, id: string): string {
  const { x, y } = endTransform;
  const half = shape.end.width / 2;
  const height = shape.radius * 2;
  const drawTyre = (left: number) =>
    drawRect(x(left), y(height), shape.end.tyre, height, 6, { fill: '#14171D' }) +
    drawRect(x(left) + 3, y(14), shape.end.tyre - 6, 14, 2, { fill: '#23272F' });
  return [
    drawEllipse(WIDTH / 2, ROAD + 1, half * 1.16, 7, { fill: `url(#${id}s)` }),
    ...[-half + 4 + shape.end.tyre / 2, half - 4 - shape.end.tyre / 2].map((centre) =>
      drawEllipse(x(centre), ROAD + 1, shape.end.tyre * 0.7, 3, { fill: '#0b0f18', opacity: 0.42 }),
    ),
    drawPath(
      `M ${x(-half + 20)},${y(40)} L ${x(half - 20)},${y(40)} L ${x(half - 22)},${y(shape.sill - 4)} L ${x(-half + 22)},${y(shape.sill - 4)} Z`,
      {
        fill: '#12151B',
      },
    ),
    drawTyre(-half + 4),
    drawTyre(half - 4 - shape.end.tyre),
  ].join('');
}

/** Draws the painted body, `content` clipped to its outline, and the shading on top of both. */
export function drawEndBody(lines: EndLines, paint: Paintwork, id: string, content: string): string {
  const shell = endTransform.path(lines.shell);
  return [
    drawPath(shell, { fill: `url(#${id}p)` }),
    `<g clip-path="url(#${id}b)">${content}${drawPath(shell, { fill: `url(#${id}e)`, opacity: paint.isPale ? 0.6 : 1 })}</g>`,
    drawPath(shell, { stroke: paint.outline, width: 1.2, opacity: paint.isPale ? 0.55 : 0.4 }),
  ].join('');
}

export function createEndDefs(lines: EndLines, paint: Paintwork, id: string): string {
  return [
    '<defs>',
    createPaintGradients(paint, id),
    createHorizontalShade(`${id}e`),
    createShadowGradient(`${id}s`),
    createClipPath(`${id}b`, endTransform.path(lines.shell)),
    createClipPath(`${id}w`, endTransform.path(lines.glass)),
    '</defs>',
  ].join('');
}

export function drawEndGlass(lines: EndLines, foot: number, detail: boolean, id: string, inside: string): string {
  const { x, y, path: transformPath } = endTransform;
  const span = lines.head - foot;
  const glare = `M ${x(-52)},${y(foot)} l ${round(span * 0.5)},${-span} l 24,0 l ${round(-span * 0.5)},${span} Z M ${x(-20)},${y(foot)} l ${round(span * 0.5)},${-span} l 8,0 l ${round(-span * 0.5)},${span} Z`;
  const seats = repeatOnBothSides(
    `M 22,${foot - 2} C 20,${foot + 12} 22,${foot + 19} 26,${foot + 21} C 32,${foot + 24} 42,${foot + 24} 47,${foot + 21} C 52,${foot + 18} 53,${foot + 10} 52,${foot - 2} Z`,
  );
  return [
    drawPath(transformPath(lines.glass), { fill: `url(#${id}g)` }),
    `<g clip-path="url(#${id}w)">`,
    detail ? drawPath(transformPath(seats), { fill: '#0c1016', opacity: 0.55 }) + inside : '',
    drawPath(glare, { fill: '#fff', opacity: 0.12 }),
    '</g>',
    drawPath(transformPath(lines.glass), { stroke: '#11151C', width: 1.8 }),
  ].join('');
}

/** Draws the door mirrors at the height of the windows' lower edge. */
export function drawEndMirrors(shape: CarShape, paint: Paintwork, waist: number, fill: string): string {
  const half = shape.end.width / 2 - 4;
  const housing = repeatOnBothSides(
    `M ${half - 8},${waist + 3} L ${half - 1},${waist + 3} C ${half},${waist - 1} ${half + 13},${waist - 1} ${half + 14},${waist + 4} C ${half + 15},${waist + 11} ${half + 10},${waist + 14} ${half + 3},${waist + 13.5} C ${half - 2},${waist + 13} ${half - 1},${waist + 7} ${half - 2},${waist + 6} L ${half - 9},${waist + 6} Z`,
  );
  return drawPath(endTransform.path(housing), { fill, stroke: paint.seam, width: 0.9 });
}

export function drawEndRails(shape: CarShape): string {
  if (!shape.rails) return '';
  const x = shape.end.roof / 2 - 4;
  const y = shape.end.height;
  const rail = repeatOnBothSides(`M ${x},${y - 4} L ${x - 1},${y + 2} L ${x - 5},${y + 2} L ${x - 5},${y - 2} Z`);
  return drawPath(endTransform.path(rail), { fill: '#1B2028' });
}

/** Draws the windscreen of a convertible: glass through which the seats are visible, and its frame. */
export function drawConvertibleWindscreen(shape: CarShape, paint: Paintwork, foot: number): string {
  const { height, roof, width } = shape.end;
  const top = roof / 2;
  const low = width / 2 - 17;
  const frame = endTransform.path(
    createMirroredPath(
      [0, foot - 7],
      [
        [low, foot - 7],
        [low, foot, top + 3, height - 6, top, height - 3],
        [top - 3, height, top - 20, height, 0, height],
      ],
    ),
  );
  return (
    drawPath(frame, { fill: '#33404E', opacity: 0.5 }) +
    drawPath(frame, { stroke: paint.isDark ? '#11151C' : paint.outline, width: 4 })
  );
}

/** Draws a registration plate without characters. UK law requires white at the front and yellow at the back. */
export function drawNumberPlate(middle: number, colour: string): string {
  return drawRect(endTransform.x(-26), endTransform.y(middle + 5.5), 52, 11, 1.5, {
    fill: colour,
    stroke: '#11151C',
    width: 0.6,
    opacity: 0.96,
  });
}

function formatPoints(values: readonly number[]): string {
  return values
    .map((value, index) => `${round(value)}${index % 2 ? ' ' : ','}`)
    .join('')
    .trim();
}
