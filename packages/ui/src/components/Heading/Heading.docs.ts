import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Heading } from '@forecourt/ui/Heading';

<Heading level={2} size="headline">
  How it works
</Heading>;
`,
  alternatives: [
    { use: 'Text', when: 'it only looks like a heading' },
    { use: 'Section', when: 'a rule and a body go with it' },
  ],
  do: ['Choose `level` by the outline, and `size` by the eye.', 'Have one level 1 on a page.'],
  dont: ['Do not skip a level to get a smaller size.'],
  keyboard: [],
  announced: ['A heading of its level; many readers go from heading to heading.'],
};
