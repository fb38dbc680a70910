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
    { text: 'The sums are right.', name: 'Ada Cole', company: 'Cole Motors' },
    { text: 'My team asks for it.', name: 'Jo Hart', company: 'Hart & Co' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Grid', when: 'they should not move' },
    { use: 'StackCarousel', when: 'they are samples of something else' },
  ],
  do: ['Quote people who exist, with their leave.', 'Give nine or so: fewer are seen to repeat.'],
  dont: ['Do not put links into it.'],
  keyboard: [{ keys: 'Space', does: 'on the switch, stops and starts it' }],
  announced: [
    'A group named by `label` with one list; the second set, which makes it endless, is hidden.',
    'It stops under the pointer, with focus inside, when switched off, in print, and with reduced motion.',
  ],
};
