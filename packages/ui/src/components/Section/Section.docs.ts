import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Section } from '@forecourt/ui/Section';
import { Link } from '@forecourt/ui/Link';

<Section title="Just valued" lead="Three of today’s cars" actions={<Link href="/showcase">Browse all</Link>}>
  The cars
</Section>;
`,
  alternatives: [
    { use: 'Heading', when: 'the heading does not start a section' },
    { use: 'Card', when: 'the content should stand out from the page' },
    { use: 'Accordion', when: 'users open and close parts of the content' },
  ],
  do: [
    'Separate sections with a `Stack` whose gap is 24.',
    'Put a `FaqList`, an `Accordion`, `PricingPlans`, an `EnterpriseCard` or `StatTiles` first, directly or in a `Stack`: it then shares the rule at the top.',
  ],
  dont: ['Do not overuse sections: screen readers list each one as a region.'],
  keyboard: [],
  announced: ['A region named by its heading.'],
};
