'use client';

export { CarImage, type CarImageProps, type CarImageStrings } from './CarImage.tsx';
