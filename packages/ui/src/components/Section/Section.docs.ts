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
    { use: 'Heading', when: 'it is not a section of its own' },
    { use: 'Card', when: 'it floats' },
    { use: 'Accordion', when: 'its parts open and close' },
  ],
  do: [
    'Set chapters apart with a `Stack` of gap 24.',
    'Begin it with a `FaqList`, an `Accordion`, `PricingPlans`, an `EnterpriseCard` or `StatTiles` as they are, by themselves or in a `Stack`: the line that these begin with and the Section’s rule are one there.',
  ],
  dont: ['Do not make a Section of everything: each is a region that a screen reader lists.'],
  keyboard: [],
  announced: ['A region named by its heading.'],
};
