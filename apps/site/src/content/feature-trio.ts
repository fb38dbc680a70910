import type { IconName } from '@forecourt/ui/Icon';
import { type Claim, claims } from '../config/claims.ts';

/** The three benefits: find, value, buy better. */
export const featureTrio: readonly { icon: IconName; title: string; text: string; claim: Claim }[] = [
  {
    icon: 'search',
    title: 'Many adverts, one sentence',
    text: 'Private sellers’ adverts from across the market, searched in the words that you would use on the phone.',
    claim: claims.foundToday,
  },
  {
    icon: 'chart',
    title: 'Valued, with the working',
    text: 'Most cars get an estimate, and their prices a verdict. Both show how they were come by.',
    claim: claims.aiAccuracy,
  },
  {
    icon: 'tag',
    title: 'Bought for what it is worth',
    text: 'What you do not pay too much for a car is yours when you sell it.',
    claim: claims.profit,
  },
];
