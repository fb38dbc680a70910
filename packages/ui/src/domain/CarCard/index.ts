'use client';

export { CarCard, type CarCardCar, type CarCardFinance, type CarCardProps } from './CarCard.tsx';
export type { CarCardStrings } from './strings.ts';
export { type CarCardVariant, carCardVariants } from './variants.ts';
