'use client';

export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel.tsx';
export type { CarouselStrings } from './strings.ts';
