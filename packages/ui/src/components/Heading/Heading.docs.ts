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
    { use: 'Text', when: 'the text only looks like a heading' },
    { use: 'Section', when: 'the heading introduces a section with a rule' },
  ],
  do: ['Choose `level` for the outline and `size` for the appearance.', 'Have exactly one level 1 heading per page.'],
  dont: ['Do not skip a level to get a smaller size.'],
  keyboard: [],
  announced: ['A heading with its level. Many screen reader users move from heading to heading.'],
};
