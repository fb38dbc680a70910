'use client';

export { type SamplePost, SamplePostCard, type SamplePostCardProps } from './SamplePostCard.tsx';
export { type PostPerformance, postPerformances } from './variants.ts';
export type { SamplePostCardStrings } from './strings.ts';
