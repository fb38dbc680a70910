import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Band } from '@forecourt/ui/Band';
import { Heading } from '@forecourt/ui/Heading';

<Band tone="raised" edges="both" padding={{ base: 16, desktop: 24 }} aria-labelledby="plans">
  <Heading level={2} id="plans">
    Plans
  </Heading>
</Band>;
`,
  alternatives: [
    { use: 'Container', when: 'you only need the page margins' },
    { use: 'Section', when: 'a heading with a rule introduces the content' },
    { use: 'Card', when: 'the background should not span the page' },
  ],
  do: ['Name the band with `aria-labelledby`, which makes it a landmark.', 'For a dark band, set `data-theme="dark"`.'],
  dont: ['Do not put a `Container` in a band: every band has its own.'],
  keyboard: [],
  announced: ['A region, if the band has a name.'],
};
