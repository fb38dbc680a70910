'use client';

export type { CarFinance } from '../internal/offer/index.ts';
export { CarCard, type CarCardCar, type CarCardProps } from './CarCard.tsx';
export type { CarPicture } from './CardPhotos.tsx';
export type { CarCardStrings } from './strings.ts';
export { type CarCardVariant, carCardVariants } from './variants.ts';
