import type { IconName } from '@forecourt/ui/Icon';
import { type Claim, claims } from '../config/claims.ts';

/** The three benefits on the home page: finding cars, valuing them and buying better. */
export const featureTrio: readonly { icon: IconName; title: string; text: string; claim: Claim }[] = [
  {
    icon: 'search',
    title: 'Many adverts, one sentence',
    text: 'Private sellers’ adverts from across the market, searched in the words you’d use on the phone.',
    claim: claims.foundToday,
  },
  {
    icon: 'chart',
    title: 'Valued, with the working',
    text: 'Most cars get an estimate and a price verdict. Both show the working.',
    claim: claims.aiAccuracy,
  },
  {
    icon: 'tag',
    title: 'Bought for what it’s worth',
    text: 'Every pound you don’t overpay is profit when you sell.',
    claim: claims.profit,
  },
];
