import { drawEllipse, drawPath, drawRect, round } from './canvas.ts';
import {
  drawEndBody,
  createEndDefs,
  drawEndGlass,
  drawEndGround,
  createEndLines,
  drawEndMirrors,
  endTransform,
  drawEndRails,
  createMirroredPath,
  drawNumberPlate,
  drawConvertibleWindscreen,
  repeatOnBothSides,
} from './end.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';

const DARK_COLOR = '#14171D';

/**
 * Draws the view from the front. The steering wheel is on the car's right-hand side, so it is on the left of the
 * picture.
 */
export function drawFront(shape: CarShape, paint: Paintwork, detail: boolean, id: string): string {
  const { cowl } = shape.end;
  const foot = cowl + 3;
  const lines = createEndLines(shape, foot, cowl);
  return [
    createEndDefs(lines, paint, id),
    drawEndGround(shape, id),
    shape.isConvertible ? drawConvertibleCabin(shape, paint, foot) : '',
    drawEndMirrors(shape, paint, cowl, paint.mirror),
    drawEndBody(lines, paint, id, drawBonnet(shape, paint, detail) + drawFace(shape, paint, detail)),
    shape.isConvertible ? '' : drawEndGlass(lines, foot, detail, id, drawDashboard(lines.head, foot)),
    shape.isConvertible ? '' : drawWipers(foot),
    drawEndRails(shape),
  ].join('');
}

function drawBonnet(shape: CarShape, paint: Paintwork, detail: boolean): string {
  const { cowl, bonnet: edge, width } = shape.end;
  const half = width / 2;
  const transformPath = endTransform.path;
  const lid = createMirroredPath(
    [0, edge - 2],
    [
      [22, edge - 2, 40, edge - 3, half - 27, edge - 1],
      [half - 16, edge + 5, half - 14, cowl - 6, half - 17, cowl + 2],
      [0, cowl + 4],
    ],
  );
  const folds = repeatOnBothSides(
    `M ${half - 42},${cowl + 2} C ${half - 44},${edge + 10} ${half - 48},${edge + 4} ${half - 54},${edge - 1}`,
  );
  return [
    drawPath(transformPath(lid), { fill: '#fff', opacity: paint.isPale ? 0.5 : paint.isDark ? 0.06 : 0.1 }),
    detail ? drawPath(transformPath(lid), { stroke: paint.seam, width: 1.2, opacity: 0.7 }) : '',
    detail ? drawPath(transformPath(folds), { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.2 : 0.32 }) : '',
    drawPath(
      transformPath(
        repeatOnBothSides(
          `M ${half - 4},${edge - 22} C ${half - 12},${edge - 27} ${half - 30},${edge - 29} ${half - 44},${edge - 29}`,
        ),
      ),
      { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.14 : 0.24 },
    ),
  ].join('');
}

function drawFace(shape: CarShape, paint: Paintwork, detail: boolean): string {
  const { bonnet: edge, width, face: kind } = shape.end;
  const half = width / 2;
  const { x, y, path: transformPath } = endTransform;
  const skirt = shape.sill + (shape.isClad ? 15 : 5);
  const lamp = repeatOnBothSides(
    `M ${half + 1},${edge + 1} C ${half - 8},${edge + 2} ${half - 20},${edge - 3} ${half - 38},${edge - 8} C ${half - 39},${edge - 13} ${half - 36},${edge - 16} ${half - 31},${edge - 16.5} C ${half - 18},${edge - 17} ${half - 8},${edge - 16} ${half + 1},${edge - 13} Z`,
  );
  const grille =
    kind === 'grille'
      ? createMirroredPath(
          [0, edge - 31],
          [
            [30, edge - 31],
            [35, edge - 31, 37, edge - 28, 39, edge - 22],
            [42, edge - 12],
            [43, edge - 8, 40, edge - 5, 36, edge - 5],
            [0, edge - 4],
          ],
        )
      : createMirroredPath(
          [0, edge - 17],
          [
            [half - 34, edge - 15.5],
            [half - 33, edge - 9],
            [0, edge - 7],
          ],
        );
  const intake = createMirroredPath(
    [0, skirt + 3],
    [
      [half - 38, skirt + 3],
      [half - 33, skirt + 4, half - 32, skirt + 7, half - 35, skirt + 11],
      [half - 41, skirt + 17],
      [0, skirt + 18],
    ],
  );
  const vents = repeatOnBothSides(
    `M ${half - 7},${skirt + 5} L ${half - 25},${skirt + 5} C ${half - 27},${skirt + 10} ${half - 25},${skirt + 15} ${half - 22},${skirt + 18} L ${half - 5},${skirt + 21} Z`,
  );
  const bars = kind === 'grille' ? [edge - 11, edge - 17, edge - 23] : [edge - 12];
  const plate = kind === 'grille' ? edge - 38 : (edge - 17 + skirt + 18) / 2;
  return [
    drawPath(`M ${x(-half)},${y(skirt)} L ${x(half)},${y(skirt)} L ${x(half)},${y(0)} L ${x(-half)},${y(0)} Z`, {
      fill: '#191D24',
    }),
    drawPath(transformPath(intake), { fill: DARK_COLOR }),
    drawPath(transformPath(vents), { fill: DARK_COLOR }),
    drawPath(transformPath(grille), {
      fill: DARK_COLOR,
      stroke: kind === 'grille' ? '#B9BEC4' : '#2B3039',
      width: kind === 'grille' ? 1.6 : 1,
    }),
    detail
      ? drawPath(
          bars
            .map(
              (bar) =>
                `M ${x(kind === 'grille' ? -38 : -half + 36)},${y(bar)} L ${x(kind === 'grille' ? 38 : half - 36)},${y(bar)}`,
            )
            .join(' '),
          { stroke: '#4A515B', width: 1.4 },
        )
      : '',
    drawPath(transformPath(lamp), { fill: '#EAF0F6', stroke: paint.outline }),
    detail ? drawLampDetail(half, edge) : '',
    drawEllipse(x(0), y(kind === 'grille' ? edge - 8 : edge - 12), 4, 4, {
      fill: '#D3D7DB',
      stroke: '#4A515B',
      width: 1,
    }),
    drawNumberPlate(round(plate), '#F8F8F4'),
  ].join('');
}

function drawLampDetail(half: number, edge: number): string {
  const { x, y, path: transformPath } = endTransform;
  const reflectors = [half - 12, half - 24]
    .flatMap((at) => [at, -at])
    .map(
      (at) =>
        drawEllipse(x(at), y(edge - 9), 4.6, 4, { fill: '#8FA0B2' }) +
        drawEllipse(x(at), y(edge - 9), 2.2, 2, { fill: '#DCE5EE' }),
    );
  return [
    ...reflectors,
    drawPath(
      transformPath(
        repeatOnBothSides(
          `M ${half - 3},${edge - 14} C ${half - 12},${edge - 15.5} ${half - 24},${edge - 15.5} ${half - 34},${edge - 14.5}`,
        ),
      ),
      { stroke: '#fff', width: 1.6 },
    ),
  ].join('');
}

function drawDashboard(head: number, foot: number): string {
  const { x, y } = endTransform;
  return [
    drawEllipse(x(-36), y(foot + 2), 15, 11, { stroke: '#0c1016', width: 2.6, opacity: 0.8 }),
    drawRect(x(-9), y(head - 1), 18, 6, 2, { fill: '#0c1016', opacity: 0.8 }),
  ].join('');
}

function drawWipers(foot: number): string {
  const { x, y } = endTransform;
  return drawPath(
    `M ${x(-50)},${y(foot + 1.5)} L ${x(-4)},${y(foot + 5.5)} M ${x(2)},${y(foot + 1.5)} L ${x(46)},${y(foot + 5.5)}`,
    { stroke: '#0c1016', width: 1.5, cap: 'round' },
  );
}

/** Draws the seats and steering wheel of a convertible, seen through its windscreen. */
function drawConvertibleCabin(shape: CarShape, paint: Paintwork, foot: number): string {
  const { height } = shape.end;
  const { x, y, path: transformPath } = endTransform;
  const seats = repeatOnBothSides(
    `M 20,${foot - 6} C 18,${height - 22} 22,${height - 12} 26,${height - 9} C 32,${height - 5} 44,${height - 5} 50,${height - 9} C 55,${height - 13} 56,${height - 22} 55,${foot - 6} Z`,
  );
  return [
    drawPath(transformPath(seats), { fill: '#3A332C' }),
    drawEllipse(x(-37), y(foot + 2), 15, 11, { stroke: '#20242B', width: 2.6 }),
    drawConvertibleWindscreen(shape, paint, foot),
    drawRect(x(-9), y(height - 3), 18, 6, 2, { fill: '#20242B' }),
  ].join('');
}
