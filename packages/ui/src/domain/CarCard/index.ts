'use client';

export { CarCard, type CarCardCar, type CarCardProps } from './CarCard.tsx';
export type { CarCardStrings } from './strings.ts';
