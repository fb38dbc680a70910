'use client';

export { CarImage, type CarImageElementProps, type CarImageProps } from './CarImage.tsx';
export type { CarImageStrings } from './strings.ts';
