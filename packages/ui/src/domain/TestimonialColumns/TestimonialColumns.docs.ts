import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { TestimonialColumns } from '@forecourt/ui/TestimonialColumns';

<TestimonialColumns
  label="What dealers say"
  testimonials={[
    { text: 'We buy two days faster.', name: 'Sam Reed', company: 'Reed Cars' },
    { text: 'The sums are right.', name: 'Ada Cole', company: 'Cole Motors', initials: 'AC' },
    { text: 'My team asks for it.', name: 'Jo Hart', company: 'Hart & Co' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Grid', when: 'they should not move' },
    { use: 'StackCarousel', when: 'the items are not quotes' },
  ],
  do: ['Quote real people, with their permission.', 'Provide about nine: with fewer, users notice the repetition.'],
  dont: ['Do not put links in it.'],
  keyboard: [{ keys: 'Space', does: 'on the switch: stop or start the motion' }],
  announced: [
    'A group named by `label` with one list; the second set, which makes it endless, is hidden.',
    'It stops on hover and focus, with its switch, in print, and with reduced motion.',
  ],
};
