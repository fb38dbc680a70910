'use client';

export { Lightbox, type LightboxPhoto, type LightboxProps } from './Lightbox.tsx';
export type { LightboxStrings } from './strings.ts';
