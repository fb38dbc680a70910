import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { TestimonialColumns } from '@forecourt/ui/TestimonialColumns';

<TestimonialColumns
  label="What dealers say"
  testimonials={[
    { text: 'We buy stock two days sooner than we used to.', name: 'Sam Reed', company: 'Reed Cars' },
    { text: 'The valuations are spot on.', name: 'Ada Cole', company: 'Cole Motors', initials: 'AC' },
    { text: 'My buyers use it every morning.', name: 'Jo Hart', company: 'Hart & Co' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Grid', when: 'the quotes should not move' },
    { use: 'StackCarousel', when: 'the items are not quotes' },
  ],
  do: [
    'Quote real people, with their permission.',
    'Provide about nine quotes: with fewer, users notice the repetition.',
  ],
  dont: ['Do not put links in the quotes.'],
  keyboard: [{ keys: 'Space', does: 'on the switch: stop or start the motion' }],
  announced: [
    'A group named by `label` with one list. The copy that makes the columns endless is hidden from screen readers.',
    'The columns stop on hover and focus, with their switch, in print, and with reduced motion.',
  ],
};
