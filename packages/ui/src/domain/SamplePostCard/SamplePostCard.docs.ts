import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { SamplePostCard } from '@forecourt/ui/SamplePostCard';

<SamplePostCard
  post={{
    title: 'Weekend test drives',
    platform: 'Instagram',
    content: 'Come and try the new Focus on Saturday.',
    engagement: [{ label: 'Views', count: 4210 }],
    posted: '2 hours ago',
    performance: 'high',
  }}
/>;
`,
  alternatives: [
    { use: 'Card', when: 'the content is not a social media post' },
    { use: 'TestimonialColumns', when: 'the content is a customer’s quote' },
  ],
  do: ['Set `performance` to `other` until the post has a rating.'],
  dont: ['Do not show invented figures without saying that they are samples.'],
  keyboard: [],
  announced: ['An article named by its title. The performance is a word; its bars are decorative.'],
};
