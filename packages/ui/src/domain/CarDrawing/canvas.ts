import type { Paintwork } from './paints.ts';

/** The drawing's box, in centimetres. Every body stands on the same road, so sizes can be compared. */
export const WIDTH = 500;
export const HEIGHT = 200;
/** The distance of the road from the top. */
export const ROAD = 182;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Converts centimetres (y up from the road) to the drawing's coordinates (y down from the top). */
export interface Place {
  x: (x: number) => number;
  y: (y: number) => number;
  /** Converts every `x,y` of a path. */
  path: (path: string) => string;
}

export function createPlace(origin: number): Place {
  const x = (value: number) => round(origin + value);
  const y = (value: number) => round(ROAD - value);
  return {
    x,
    y,
    path: (path) => path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => `${x(+px)},${y(+py)}`),
  };
}

export interface Ink {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  cap?: 'round';
  /** Moves the shape, in the drawing's units. */
  shift?: readonly [x: number, y: number];
}

export function path(d: string, ink: Ink): string {
  return `<path d="${d}"${inked(ink)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, ink: Ink): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"${inked(ink)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, radius: number, ink: Ink): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"${inked(ink)}/>`;
}

function inked({ fill, stroke, width, opacity, cap, shift }: Ink): string {
  return [
    fill ? ` fill="${fill}"` : stroke ? ' fill="none"' : '',
    stroke ? ` stroke="${stroke}" stroke-width="${width ?? 1}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    cap ? ` stroke-linecap="${cap}"` : '',
    shift ? ` transform="translate(${shift[0]} ${shift[1]})"` : '',
  ].join('');
}

function verticalGradient(id: string, stops: readonly (readonly [offset: number, colour: string])[]): string {
  return gradient('linearGradient', id, ' x1="0" y1="0" x2="0" y2="1"', stops);
}

/** The gradients of the body and of the windows, which the drawing refers to by `id` and 'p' or 'g'. */
export function paintGradients(paint: Paintwork, id: string): string {
  return (
    verticalGradient(`${id}p`, [
      [0, paint.lit],
      [0.42, paint.base],
      [1, paint.shaded],
    ]) +
    verticalGradient(`${id}g`, [
      [0, '#1A212B'],
      [1, '#3B4856'],
    ])
  );
}

export function horizontalShade(id: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#0b0f18" stop-opacity="${opacity}"/>`;
  return `<linearGradient id="${id}">${stop(0, 0.34)}${stop(0.16, 0.06)}${stop(0.5, 0)}${stop(0.84, 0.06)}${stop(1, 0.34)}</linearGradient>`;
}

export function shadowGradient(id: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#0b0f18" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${id}">${stop(0, 0.5)}${stop(0.7, 0.28)}${stop(1, 0)}</radialGradient>`;
}

export function clip(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}

function gradient(
  element: string,
  id: string,
  attributes: string,
  stops: readonly (readonly [number, string])[],
): string {
  const written = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<${element} id="${id}"${attributes}>${written}</${element}>`;
}

export function svg(view: string, title: string | undefined, content: string): string {
  const name = title ? `role="img" aria-label="${escape(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${name}>${content}</svg>`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
