import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Link } from '@forecourt/ui/Link';
import { Logo } from '@forecourt/ui/Logo';

<Link href="/" aria-label="Kerb, home">
  <Logo text="KERB" />
</Link>;
`,
  alternatives: [
    { use: 'CarImage', when: 'it shows a car’s registration' },
    { use: 'Heading', when: 'it is only a company name' },
  ],
  do: ['Keep it to a few capital letters.', 'Name the link around it after its destination.'],
  dont: ['Do not show two logos on one screen.'],
  keyboard: [],
  announced: ['Its text. The band is decorative.'],
};
