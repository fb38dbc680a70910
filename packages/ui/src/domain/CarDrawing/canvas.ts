import type { Paintwork } from './paints.ts';

/** The size of the drawing, in centimetres. Every body stands on the same road, so sizes can be compared. */
export const WIDTH = 500;
export const HEIGHT = 200;
/** The position of the road, measured from the top. */
export const ROAD = 182;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Converts centimetres (y up from the road) to the drawing's coordinates (y down from the top). */
export interface Transform {
  x: (x: number) => number;
  y: (y: number) => number;
  /** Converts every `x,y` of a path. */
  path: (path: string) => string;
}

export function createTransform(origin: number): Transform {
  const x = (value: number) => round(origin + value);
  const y = (value: number) => round(ROAD - value);
  return {
    x,
    y,
    path: (path) => path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => `${x(+px)},${y(+py)}`),
  };
}

export interface DrawingStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  cap?: 'round';
  /** Moves the shape, in the drawing's units. */
  shift?: readonly [x: number, y: number];
}

export function drawPath(d: string, style: DrawingStyle): string {
  return `<path d="${d}"${formatDrawingStyle(style)}/>`;
}

export function drawEllipse(cx: number, cy: number, rx: number, ry: number, style: DrawingStyle): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"${formatDrawingStyle(style)}/>`;
}

export function drawRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: DrawingStyle,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"${formatDrawingStyle(style)}/>`;
}

function formatDrawingStyle({ fill, stroke, width, opacity, cap, shift }: DrawingStyle): string {
  return [
    fill ? ` fill="${fill}"` : stroke ? ' fill="none"' : '',
    stroke ? ` stroke="${stroke}" stroke-width="${width ?? 1}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    cap ? ` stroke-linecap="${cap}"` : '',
    shift ? ` transform="translate(${shift[0]} ${shift[1]})"` : '',
  ].join('');
}

function createVerticalGradient(id: string, stops: readonly (readonly [offset: number, colour: string])[]): string {
  return createGradient('linearGradient', id, ' x1="0" y1="0" x2="0" y2="1"', stops);
}

/** Creates the gradients of the body (`id` + 'p') and of the windows (`id` + 'g'). */
export function createPaintGradients(paint: Paintwork, id: string): string {
  return (
    createVerticalGradient(`${id}p`, [
      [0, paint.lit],
      [0.42, paint.base],
      [1, paint.shaded],
    ]) +
    createVerticalGradient(`${id}g`, [
      [0, '#1A212B'],
      [1, '#3B4856'],
    ])
  );
}

export function createHorizontalShade(id: string): string {
  const createStop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#0b0f18" stop-opacity="${opacity}"/>`;
  return `<linearGradient id="${id}">${createStop(0, 0.34)}${createStop(0.16, 0.06)}${createStop(0.5, 0)}${createStop(0.84, 0.06)}${createStop(1, 0.34)}</linearGradient>`;
}

export function createShadowGradient(id: string): string {
  const createStop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#0b0f18" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${id}">${createStop(0, 0.5)}${createStop(0.7, 0.28)}${createStop(1, 0)}</radialGradient>`;
}

export function createClipPath(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}

function createGradient(
  element: string,
  id: string,
  attributes: string,
  stops: readonly (readonly [number, string])[],
): string {
  const stopElements = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<${element} id="${id}"${attributes}>${stopElements}</${element}>`;
}

export function createSvg(view: string, title: string | undefined, content: string): string {
  const accessibleName = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${accessibleName}>${content}</svg>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
