'use client';

export {
  StackCarousel,
  type StackCarouselCard,
  type StackCarouselProps,
  type StackCarouselStrings,
} from './StackCarousel.tsx';
