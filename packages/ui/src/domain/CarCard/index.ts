'use client';

export type { CarFinance } from '../internal/offer/index.ts';
export { CarCard, type CarCardCar, type CarCardProps, type CarPicture } from './CarCard.tsx';
export type { CarCardStrings } from './strings.ts';
export { type CarCardVariant, carCardVariants } from './variants.ts';
