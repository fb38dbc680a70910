import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Disclosure } from '@forecourt/ui/Disclosure';

<Disclosure title="How is the estimate made?">From cars of the same model, age and mileage.</Disclosure>;
`,
  alternatives: [
    { use: 'Accordion', when: 'several belong together' },
    { use: 'Popover', when: 'it should float over the page' },
    { use: 'Menu', when: 'it holds commands or places to go' },
  ],
  do: ['Give it a `headingLevel` where its title belongs in the outline of the page.'],
  dont: [
    'Do not hide content that everybody should see.',
    'Do not put a link or a button into the title: it is one already.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens or closes' }],
  announced: [
    'A button that says whether it is expanded; open, its panel is a group of the same name.',
    'The browser’s own search finds closed text, and opens it.',
  ],
};
