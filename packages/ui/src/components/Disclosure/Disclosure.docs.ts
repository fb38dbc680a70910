import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Disclosure } from '@forecourt/ui/Disclosure';

<Disclosure title="How is the estimate made?">From cars of the same model, age and mileage.</Disclosure>;
`,
  alternatives: [
    { use: 'Accordion', when: 'there are several related sections' },
    { use: 'Popover', when: 'the content should appear above the page' },
    { use: 'Menu', when: 'it holds commands or links' },
  ],
  do: ['Set `headingLevel` if its title belongs in the outline of the page.'],
  dont: [
    'Do not hide content that every user needs.',
    'Do not put a link or a button in the title: the title is a button.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens or closes' }],
  announced: [
    'A button that says whether it is expanded; open, its panel is a group of the same name.',
    'Find in page also searches closed content, and opens it.',
  ],
};
