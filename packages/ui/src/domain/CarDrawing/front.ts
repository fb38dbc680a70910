import { ellipse, path, rect, round } from './canvas.ts';
import {
  endBody,
  endDefs,
  endGlass,
  endGround,
  endLines,
  endMirrors,
  endPlace,
  endRails,
  mirrored,
  numberPlate,
  openScreen,
  pair,
} from './end.ts';
import type { Paintwork } from './paints.ts';
import type { CarShape } from './shape.ts';

const DARK = '#14171D';

/** The view from the front. The steering wheel is on the right-hand side of the car, so on the left of the picture. */
export function drawFront(shape: CarShape, paint: Paintwork, detail: boolean, id: string): string {
  const { cowl } = shape.end;
  const foot = cowl + 3;
  const lines = endLines(shape, foot, cowl);
  return [
    endDefs(lines, paint, id),
    endGround(shape, id),
    shape.open ? openCabin(shape, paint, foot) : '',
    endMirrors(shape, paint, cowl, paint.mirror),
    endBody(lines, paint, id, bonnet(shape, paint, detail) + face(shape, paint, detail)),
    shape.open ? '' : endGlass(lines, foot, detail, id, dashboard(lines.head, foot)),
    shape.open ? '' : wipers(foot),
    endRails(shape),
  ].join('');
}

function bonnet(shape: CarShape, paint: Paintwork, detail: boolean): string {
  const { cowl, bonnet: edge, width } = shape.end;
  const half = width / 2;
  const placed = endPlace.path;
  const lid = mirrored(
    [0, edge - 2],
    [
      [22, edge - 2, 40, edge - 3, half - 27, edge - 1],
      [half - 16, edge + 5, half - 14, cowl - 6, half - 17, cowl + 2],
      [0, cowl + 4],
    ],
  );
  const folds = pair(
    `M ${half - 42},${cowl + 2} C ${half - 44},${edge + 10} ${half - 48},${edge + 4} ${half - 54},${edge - 1}`,
  );
  return [
    path(placed(lid), { fill: '#fff', opacity: paint.isPale ? 0.5 : paint.isDark ? 0.06 : 0.1 }),
    detail ? path(placed(lid), { stroke: paint.seam, width: 1.2, opacity: 0.7 }) : '',
    detail ? path(placed(folds), { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.2 : 0.32 }) : '',
    path(
      placed(
        pair(
          `M ${half - 4},${edge - 22} C ${half - 12},${edge - 27} ${half - 30},${edge - 29} ${half - 44},${edge - 29}`,
        ),
      ),
      { stroke: '#fff', width: 1.6, opacity: paint.isDark ? 0.14 : 0.24 },
    ),
  ].join('');
}

function face(shape: CarShape, paint: Paintwork, detail: boolean): string {
  const { bonnet: edge, width, face: kind } = shape.end;
  const half = width / 2;
  const { x, y, path: placed } = endPlace;
  const skirt = shape.sill + (shape.clad ? 15 : 5);
  const lamp = pair(
    `M ${half + 1},${edge + 1} C ${half - 8},${edge + 2} ${half - 20},${edge - 3} ${half - 38},${edge - 8} C ${half - 39},${edge - 13} ${half - 36},${edge - 16} ${half - 31},${edge - 16.5} C ${half - 18},${edge - 17} ${half - 8},${edge - 16} ${half + 1},${edge - 13} Z`,
  );
  const grille =
    kind === 'grille'
      ? mirrored(
          [0, edge - 31],
          [
            [30, edge - 31],
            [35, edge - 31, 37, edge - 28, 39, edge - 22],
            [42, edge - 12],
            [43, edge - 8, 40, edge - 5, 36, edge - 5],
            [0, edge - 4],
          ],
        )
      : mirrored(
          [0, edge - 17],
          [
            [half - 34, edge - 15.5],
            [half - 33, edge - 9],
            [0, edge - 7],
          ],
        );
  const intake = mirrored(
    [0, skirt + 3],
    [
      [half - 38, skirt + 3],
      [half - 33, skirt + 4, half - 32, skirt + 7, half - 35, skirt + 11],
      [half - 41, skirt + 17],
      [0, skirt + 18],
    ],
  );
  const vents = pair(
    `M ${half - 7},${skirt + 5} L ${half - 25},${skirt + 5} C ${half - 27},${skirt + 10} ${half - 25},${skirt + 15} ${half - 22},${skirt + 18} L ${half - 5},${skirt + 21} Z`,
  );
  const bars = kind === 'grille' ? [edge - 11, edge - 17, edge - 23] : [edge - 12];
  const plate = kind === 'grille' ? edge - 38 : (edge - 17 + skirt + 18) / 2;
  return [
    path(`M ${x(-half)},${y(skirt)} L ${x(half)},${y(skirt)} L ${x(half)},${y(0)} L ${x(-half)},${y(0)} Z`, {
      fill: '#191D24',
    }),
    path(placed(intake), { fill: DARK }),
    path(placed(vents), { fill: DARK }),
    path(placed(grille), {
      fill: DARK,
      stroke: kind === 'grille' ? '#B9BEC4' : '#2B3039',
      width: kind === 'grille' ? 1.6 : 1,
    }),
    detail
      ? path(
          bars
            .map(
              (bar) =>
                `M ${x(kind === 'grille' ? -38 : -half + 36)},${y(bar)} L ${x(kind === 'grille' ? 38 : half - 36)},${y(bar)}`,
            )
            .join(' '),
          { stroke: '#4A515B', width: 1.4 },
        )
      : '',
    path(placed(lamp), { fill: '#EAF0F6', stroke: paint.outline }),
    detail ? lampDetail(half, edge) : '',
    ellipse(x(0), y(kind === 'grille' ? edge - 8 : edge - 12), 4, 4, { fill: '#D3D7DB', stroke: '#4A515B', width: 1 }),
    numberPlate(round(plate), '#F8F8F4'),
  ].join('');
}

function lampDetail(half: number, edge: number): string {
  const { x, y, path: placed } = endPlace;
  const reflectors = [half - 12, half - 24]
    .flatMap((at) => [at, -at])
    .map(
      (at) =>
        ellipse(x(at), y(edge - 9), 4.6, 4, { fill: '#8FA0B2' }) +
        ellipse(x(at), y(edge - 9), 2.2, 2, { fill: '#DCE5EE' }),
    );
  return [
    ...reflectors,
    path(
      placed(
        pair(
          `M ${half - 3},${edge - 14} C ${half - 12},${edge - 15.5} ${half - 24},${edge - 15.5} ${half - 34},${edge - 14.5}`,
        ),
      ),
      { stroke: '#fff', width: 1.6 },
    ),
  ].join('');
}

function dashboard(head: number, foot: number): string {
  const { x, y } = endPlace;
  return [
    ellipse(x(-36), y(foot + 2), 15, 11, { stroke: '#0c1016', width: 2.6, opacity: 0.8 }),
    rect(x(-9), y(head - 1), 18, 6, 2, { fill: '#0c1016', opacity: 0.8 }),
  ].join('');
}

function wipers(foot: number): string {
  const { x, y } = endPlace;
  return path(
    `M ${x(-50)},${y(foot + 1.5)} L ${x(-4)},${y(foot + 5.5)} M ${x(2)},${y(foot + 1.5)} L ${x(46)},${y(foot + 5.5)}`,
    { stroke: '#0c1016', width: 1.5, cap: 'round' },
  );
}

/** Seats and steering wheel of an open car, seen through its screen. */
function openCabin(shape: CarShape, paint: Paintwork, foot: number): string {
  const { height } = shape.end;
  const { x, y, path: placed } = endPlace;
  const seats = pair(
    `M 20,${foot - 6} C 18,${height - 22} 22,${height - 12} 26,${height - 9} C 32,${height - 5} 44,${height - 5} 50,${height - 9} C 55,${height - 13} 56,${height - 22} 55,${foot - 6} Z`,
  );
  return [
    path(placed(seats), { fill: '#3A332C' }),
    ellipse(x(-37), y(foot + 2), 15, 11, { stroke: '#20242B', width: 2.6 }),
    openScreen(shape, paint, foot),
    rect(x(-9), y(height - 3), 18, 6, 2, { fill: '#20242B' }),
  ].join('');
}
