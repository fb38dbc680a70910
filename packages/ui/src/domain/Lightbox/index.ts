'use client';

export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { LightboxPhoto } from './Photo.tsx';
export type { LightboxStrings } from './strings.ts';
