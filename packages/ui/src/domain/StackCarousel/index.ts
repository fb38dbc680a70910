'use client';

export { StackCarousel, type StackCarouselCard, type StackCarouselProps } from './StackCarousel.tsx';
export type { StackCarouselStrings } from './strings.ts';
