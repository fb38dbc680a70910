import type { PostPerformance } from './variants.ts';

export interface SamplePostCardStrings {
  /** The label of the badge. {performance}: one of the words below */
  insights: string;
  performance: Readonly<Record<PostPerformance, string>>;
}

export const enGB: SamplePostCardStrings = {
  insights: 'Insights: {performance}',
  performance: { high: 'High', good: 'Good', fair: 'Fair', other: 'Too early to say' },
};
