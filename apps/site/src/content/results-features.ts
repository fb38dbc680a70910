import type { IconName } from '@forecourt/ui/Icon';

/** The features listed below the results. `hasMethodLink` adds a link to ‘How we value cars’. */
export const resultsFeatures: readonly { icon: IconName; title: string; text: string; hasMethodLink?: true }[] = [
  {
    icon: 'chart',
    title: 'Prices explained',
    text: 'We compare most cars with an estimate of their value. Open the sums to see the difference and the rule.',
    hasMethodLink: true,
  },
  {
    icon: 'chat',
    title: 'Your own words',
    text: 'Filters show the words they came from. We always show you the words we didn’t understand.',
  },
  {
    icon: 'user',
    title: 'Private sellers first',
    text: 'We search dealers’ cars only when you ask. Write-offs are always left out.',
  },
  {
    icon: 'share',
    title: 'One link holds it all',
    text: 'Filters, sort order, page and the open car are in the link. Save it or send it, and the same search opens.',
  },
];
