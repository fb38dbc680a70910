import type { Row } from '../../../test/support/row.ts';
import { SamplePostCard } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SamplePostCard',
    role: 'article',
    accessibleName: 'Fresh in',
    parts: ['Content', 'Engagement', 'Insights', 'Media', 'Platform', 'Posted', 'Title'],
    render: (props) => (
      <SamplePostCard
        post={{
          title: 'Fresh in',
          platform: 'TikTok',
          content: 'A clean Ioniq, and what it costs to run.',
          engagement: [{ label: 'Views', count: 12_400 }],
          posted: '2 hours ago',
          performance: 'high',
        }}
        media={<span>Picture</span>}
        headingLevel={2}
        {...props}
      />
    ),
  },
];
