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
    { use: 'CarImage', when: 'you show a car’s registration' },
    { use: 'Heading', when: 'you show only a company’s name' },
  ],
  do: ['Keep the text to a few capital letters.', 'Name the link around it after its destination.'],
  dont: ['Do not show two logos on one screen.'],
  keyboard: [],
  announced: ['The logo’s text. The band is decorative.'],
};
