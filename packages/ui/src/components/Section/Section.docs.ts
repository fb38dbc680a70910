import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Section } from '@forecourt/ui/Section';
import { Link } from '@forecourt/ui/Link';

<Section title="Just valued" lead="Three cars of today" actions={<Link href="/showcase">Browse all</Link>}>
  The cars
</Section>;
`,
  alternatives: [
    { use: 'Heading', when: 'the heading does not start a section' },
    { use: 'Card', when: 'it should appear above the page' },
    { use: 'Accordion', when: 'its parts open and close' },
  ],
  do: [
    'Separate sections with a `Stack` of gap 24.',
    'Begin it with a `FaqList`, an `Accordion`, `PricingPlans`, an `EnterpriseCard` or `StatTiles`, directly or in a `Stack`: only one line is then shown.',
  ],
  dont: ['Do not overuse it: screen readers list each Section as a region.'],
  keyboard: [],
  announced: ['A region named by its heading.'],
};
