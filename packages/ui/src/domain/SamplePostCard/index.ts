'use client';

export {
  type SamplePost,
  SamplePostCard,
  type SamplePostCardProps,
  type SamplePostCardStrings,
} from './SamplePostCard.tsx';
export { type PostPerformance, postPerformances } from './variants.ts';
