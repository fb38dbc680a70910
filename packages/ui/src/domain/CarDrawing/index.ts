export { ANGLES, drawCar } from './drawCar.ts';
export type { Angle, CarDrawingOptions } from './drawCar.ts';
export { BODIES, findBody } from './outlines.ts';
export type { Body } from './outlines.ts';
export { PAINTS, getPlateTint } from './paints.ts';
export type { Paint, PaintName } from './paints.ts';
export { getSilhouettePath } from './silhouette.ts';
export { SIZES } from './sizes.ts';
export type { Size } from './sizes.ts';
