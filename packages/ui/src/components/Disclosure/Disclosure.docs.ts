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
    { use: 'Popover', when: 'the content should float above the page' },
    { use: 'Menu', when: 'the content is a list of commands or links' },
  ],
  do: ['Set `headingLevel` if the title belongs in the page’s outline.'],
  dont: [
    'Do not hide content that every user needs.',
    'Do not put a link or a button in the title: the title is a button.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'open or close the panel' }],
  announced: [
    'The title is a button, announced as expanded or collapsed. The open panel is a group named by the title.',
    'In browsers with `hidden="until-found"`, find-in-page also searches the closed panel, and opens it if it has a match.',
  ],
};
