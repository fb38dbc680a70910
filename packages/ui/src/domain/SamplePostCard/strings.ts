import type { PostPerformance } from './variants.ts';

export interface SamplePostCardStrings {
  /** With {performance}, a word for it */
  insights: string;
  performance: Readonly<Record<PostPerformance, string>>;
}

export const enGB: SamplePostCardStrings = {
  insights: 'Insights: {performance}',
  performance: { high: 'High', good: 'Good', fair: 'Fair', other: 'Too early to say' },
};
