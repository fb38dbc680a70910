import { drawEllipse, drawPath, round } from './canvas.ts';
import type { CarShape } from './shape.ts';

const METAL_COLOR = '#D3D7DB';
const HOLLOW_COLOR = '#4A515B';

/**
 * For each wheel design: the number of spokes, half the angle between the two bars of a double spoke in degrees, and
 * half the width of a bar at hub and rim in centimetres.
 */
const SPOKES = {
  five: { count: 5, pair: 0, hub: 3.4, rim: 2.4 },
  multi: { count: 5, pair: 11, hub: 1.3, rim: 1 },
  ten: { count: 10, pair: 0, hub: 1.5, rim: 1.1 },
} as const;

/** Draws a wheel from the side, centred on `cx` and `cy` in the drawing's coordinates. */
export function drawWheel(cx: number, cy: number, radius: number, style: CarShape['spokes']): string {
  const drawDisc = (share: number, fill: string) => drawEllipse(cx, cy, radius * share, radius * share, { fill });
  const { count, pair, hub, rim } = SPOKES[style];
  const spokes: string[] = [];
  for (let index = 0; index < count; index++) {
    for (const offset of pair ? [-pair, pair] : [0]) {
      const inner = toRadians(-90 + (index * 360) / count);
      const outer = inner + toRadians(offset);
      const formatPoint = (angle: number, distance: number, side: number) =>
        `${round(cx + Math.cos(angle) * distance - Math.sin(angle) * side)},${round(cy + Math.sin(angle) * distance + Math.cos(angle) * side)}`;
      const from = radius * 0.13;
      const to = radius * 0.755;
      spokes.push(
        `M${formatPoint(inner, from, hub)} L${formatPoint(outer, to, rim)} L${formatPoint(outer, to, -rim)} L${formatPoint(inner, from, -hub)} Z`,
      );
    }
  }
  return [
    drawDisc(1, '#14171D'),
    drawEllipse(cx, cy, radius * 0.9, radius * 0.9, { stroke: '#2B3039' }),
    drawDisc(0.79, METAL_COLOR),
    drawDisc(0.735, '#2A2F37'),
    drawDisc(0.48, HOLLOW_COLOR),
    drawPath(spokes.join(' '), { fill: METAL_COLOR }),
    drawDisc(0.2, METAL_COLOR),
    drawDisc(0.09, HOLLOW_COLOR),
  ].join('');
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
