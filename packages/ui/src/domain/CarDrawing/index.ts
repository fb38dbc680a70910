export { BODIES } from './bodies/index.ts';
export type { Body } from './bodies/index.ts';
export { ANGLES, bodyOf, drawCar, drawSilhouette, silhouettePath } from './drawCar.ts';
export type { Angle, CarDrawingOptions } from './drawCar.ts';
export { PAINTS, plateTint } from './paints.ts';
export type { Paint, PaintName } from './paints.ts';
