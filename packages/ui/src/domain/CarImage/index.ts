'use client';

export { CarImage, type CarImageProps } from './CarImage.tsx';
export type { CarImageStrings } from './strings.ts';
