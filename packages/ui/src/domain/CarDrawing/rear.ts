import { drawEllipse, drawPath, drawRect } from './canvas.ts';
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

const LAMP_COLOR = '#A11F26';
const DARK_COLOR = '#14171D';

export function drawRear(shape: CarShape, paint: Paintwork, detail: boolean, id: string): string {
  const { back, deck, cowl } = shape.end;
  const foot = deck + (back === 'tailgate' ? 2 : 5);
  const waist = Math.max(deck, cowl) - (back === 'tailgate' ? 0 : 1);
  const lines = createEndLines(shape, foot, waist);
  const lid = back === 'bed' ? drawBed(shape, paint, detail) : drawTail(shape, paint, detail, lines.head);
  return [
    createEndDefs(lines, paint, id),
    drawEndGround(shape, id),
    shape.isConvertible ? drawConvertibleSeats(shape, paint) : '',
    drawEndMirrors(shape, paint, waist, paint.shaded),
    drawEndBody(lines, paint, id, lid),
    shape.isConvertible ? '' : drawEndGlass(lines, foot, detail, id, ''),
    detail && back === 'tailgate' ? drawWiper(foot) : '',
    !shape.isConvertible && back !== 'bed' ? drawHighLevelBrakeLight(lines.head) : '',
    drawEndRails(shape),
    drawExhausts(shape),
  ].join('');
}

function drawTail(shape: CarShape, paint: Paintwork, detail: boolean, head: number): string {
  const { deck, width, back, lamps, roof } = shape.end;
  const half = width / 2;
  const { x, y, path: transformPath } = endTransform;
  const base = shape.sill + 27;
  const bumper = shape.sill + (shape.isClad ? 19 : 11);
  const lid =
    back === 'tailgate'
      ? createMirroredPath(
          [0, base],
          [
            [half - 34, base],
            [half - 24, base + 2, half - 20, base + 10, half - 17, deck - 26],
            [half - 14, deck - 6],
            [half - 14, deck + 4],
            [roof / 2 + 3, head - 8],
            [roof / 2 + 1, head + 4, roof / 2 - 8, head + 5, 0, head + 6],
          ],
        )
      : createMirroredPath(
          [0, base + 8],
          [
            [half - 46, base + 8],
            [half - 38, base + 10, half - 36, base + 14, half - 34, deck - 22],
            [half - 26, deck - 3],
            [half - 27, deck + 1, 40, deck + 3, 0, deck + 3],
          ],
        );
  const plate = back === 'tailgate' ? (deck + base) / 2 - 5 : (deck + base) / 2;
  const recess = createMirroredPath(
    [0, plate - 8],
    [
      [33, plate - 8],
      [37, plate + 9],
      [0, plate + 10],
    ],
  );
  return [
    drawPath(`M ${x(-half)},${y(bumper)} L ${x(half)},${y(bumper)} L ${x(half)},${y(0)} L ${x(-half)},${y(0)} Z`, {
      fill: '#191D24',
    }),
    drawPath(
      transformPath(`M ${-half},${base - 2} C ${-half + 30},${base - 5} ${half - 30},${base - 5} ${half},${base - 2}`),
      {
        stroke: paint.seam,
        width: 1.2,
        opacity: 0.6,
      },
    ),
    drawPath(
      transformPath(`M ${-half},${base - 4} C ${-half + 30},${base - 7} ${half - 30},${base - 7} ${half},${base - 4}`),
      {
        stroke: '#fff',
        width: 1.5,
        opacity: paint.isDark ? 0.16 : 0.28,
      },
    ),
    drawPath(transformPath(recess), { fill: '#0b0f18', opacity: paint.isPale ? 0.1 : 0.2 }),
    drawTailLamps(half, deck, lamps, detail),
    detail ? drawPath(transformPath(lid), { stroke: paint.seam, width: 1.2, opacity: 0.75 }) : '',
    back === 'boot'
      ? drawPath(
          transformPath(`M ${-half + 28},${deck - 1} C ${-40},${deck + 1.5} 40,${deck + 1.5} ${half - 28},${deck - 1}`),
          {
            stroke: '#fff',
            width: 1.8,
            opacity: paint.isDark ? 0.26 : 0.4,
          },
        )
      : '',
    drawRect(x(-30), y(plate + 10.5), 60, 2.6, 1.3, { fill: '#D3D7DB' }),
    drawNumberPlate(plate, '#F2C63C'),
    drawReflectors(half, shape.sill + 16),
  ].join('');
}

function drawTailLamps(half: number, deck: number, kind: CarShape['end']['lamps'], detail: boolean): string {
  const { path: transformPath } = endTransform;
  const outline = {
    corner: repeatOnBothSides(
      `M ${half + 1},${deck - 4} C ${half - 8},${deck - 4} ${half - 20},${deck - 8} ${half - 34},${deck - 10} C ${half - 36},${deck - 18} ${half - 33},${deck - 23} ${half - 28},${deck - 24} C ${half - 16},${deck - 26} ${half - 6},${deck - 26} ${half + 1},${deck - 24} Z`,
    ),
    bar: createMirroredPath(
      [0, deck - 17],
      [
        [half - 44, deck - 18],
        [half - 30, deck - 24, half - 14, deck - 25, half + 1, deck - 22],
        [half + 1, deck - 8],
        [half - 20, deck - 9, half - 40, deck - 11, 0, deck - 12],
      ],
    ),
    upright: repeatOnBothSides(
      `M ${half + 1},${deck + 8} L ${half - 12},${deck + 4} C ${half - 17},${deck} ${half - 18},${deck - 30} ${half - 15},${deck - 38} C ${half - 10},${deck - 42} ${half - 4},${deck - 42} ${half + 1},${deck - 40} Z`,
    ),
  }[kind];
  const light = {
    corner: repeatOnBothSides(
      `M ${half - 4},${deck - 9} C ${half - 14},${deck - 9.5} ${half - 22},${deck - 12} ${half - 31},${deck - 14}`,
    ),
    bar: repeatOnBothSides(
      `M ${half - 5},${deck - 13} C ${half - 16},${deck - 14} ${half - 30},${deck - 15} 4,${deck - 14.5}`,
    ),
    upright: repeatOnBothSides(
      `M ${half - 9},${deck - 1} C ${half - 12},${deck - 12} ${half - 12},${deck - 24} ${half - 9},${deck - 35}`,
    ),
  }[kind];
  return [
    drawPath(transformPath(outline), { fill: LAMP_COLOR, stroke: '#4A0B12', width: 1.2 }),
    detail ? drawPath(transformPath(light), { stroke: '#FF9A8C', width: 1.8, opacity: 0.75, cap: 'round' }) : '',
  ].join('');
}

function drawBed(shape: CarShape, paint: Paintwork, detail: boolean): string {
  const { deck, width } = shape.end;
  const half = width / 2;
  const { x, y, path: transformPath } = endTransform;
  const base = shape.sill + 20;
  const gate = createMirroredPath(
    [0, base],
    [
      [half - 19, base],
      [half - 17, base, half - 17, base + 2, half - 17, base + 4],
      [half - 17, deck - 2],
      [half - 17, deck + 1, half - 19, deck + 2, half - 21, deck + 2],
      [0, deck + 2],
    ],
  );
  const plate = shape.sill + 9;
  return [
    drawPath(transformPath(gate), { fill: '#fff', opacity: paint.isDark ? 0.04 : 0.07 }),
    drawPath(transformPath(`M ${-half + 6},${deck + 3} L ${half - 6},${deck + 3}`), { stroke: '#11151C', width: 3.4 }),
    drawPath(transformPath(gate), { stroke: paint.seam, width: 1.3, opacity: 0.8 }),
    detail
      ? drawPath(
          transformPath(
            createMirroredPath(
              [0, base + 12],
              [
                [half - 30, base + 12],
                [half - 28, deck - 24],
                [0, deck - 24],
              ],
            ),
          ),
          { stroke: '#0b0f18', width: 1.4, opacity: 0.2 },
        )
      : '',
    drawRect(x(-14), y(deck - 8), 28, 9, 2.5, { fill: '#191D24' }),
    drawTailLamps(half, deck - 6, 'upright', detail),
    drawPath(`M ${x(-half)},${y(base - 4)} L ${x(half)},${y(base - 4)} L ${x(half)},${y(0)} L ${x(-half)},${y(0)} Z`, {
      fill: '#191D24',
    }),
    drawPath(`M ${x(-half + 8)},${y(base - 6)} L ${x(half - 8)},${y(base - 6)}`, {
      stroke: '#4A515B',
      width: 2,
      cap: 'round',
    }),
    drawNumberPlate(plate, '#F2C63C'),
  ].join('');
}

function drawReflectors(half: number, at: number): string {
  const { x, y } = endTransform;
  return [-half + 14, half - 30].map((left) => drawRect(x(left), y(at), 16, 3, 1.5, { fill: LAMP_COLOR })).join('');
}

function drawHighLevelBrakeLight(head: number): string {
  return drawRect(endTransform.x(-11), endTransform.y(head + 4.4), 22, 2.2, 1.1, { fill: LAMP_COLOR });
}

function drawWiper(foot: number): string {
  const { x, y } = endTransform;
  return (
    drawPath(`M ${x(0)},${y(foot + 2)} L ${x(34)},${y(foot + 8)}`, { stroke: '#0c1016', width: 1.8, cap: 'round' }) +
    drawEllipse(x(0), y(foot + 2), 2.6, 2.6, { fill: '#0c1016' })
  );
}

function drawExhausts(shape: CarShape): string {
  if (shape.isClad || shape.end.back === 'tailgate') return '';
  const half = shape.end.width / 2;
  const { x, y } = endTransform;
  return [-half + 30, half - 44]
    .map((left) =>
      drawRect(x(left), y(shape.sill + 7), 14, 5.5, 2.5, { fill: DARK_COLOR, stroke: '#B9BEC4', width: 1.4 }),
    )
    .join('');
}

/** Draws the seats of a convertible, and its windscreen beyond them. */
function drawConvertibleSeats(shape: CarShape, paint: Paintwork): string {
  const { height, deck } = shape.end;
  const transformPath = endTransform.path;
  const seats = repeatOnBothSides(
    `M 18,${deck - 6} C 16,${height - 20} 20,${height - 10} 25,${height - 7} C 32,${height - 3} 46,${height - 3} 52,${height - 7} C 57,${height - 12} 58,${height - 20} 57,${deck - 6} Z`,
  );
  const stitching = repeatOnBothSides(`M 25,${height - 7} C 30,${height - 16} 47,${height - 16} 52,${height - 7}`);
  return [
    drawConvertibleWindscreen(shape, paint, deck + 3),
    drawPath(transformPath(seats), { fill: '#3A332C', stroke: '#2A2622', width: 1.2 }),
    drawPath(transformPath(stitching), { stroke: '#574B3F', width: 1.6 }),
  ].join('');
}
