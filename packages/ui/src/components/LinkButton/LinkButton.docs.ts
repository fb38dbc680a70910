import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { LinkButton } from '@forecourt/ui/LinkButton';

<LinkButton href="/demo" variant="accent" size="l">
  Book a demo
</LinkButton>;
`,
  alternatives: [
    { use: 'Button', when: 'the control performs an action on the page' },
    { use: 'Link', when: 'the link is in a sentence or a list' },
  ],
  do: ['Use a LinkButton for the most important next step.'],
  dont: ['Do not put a LinkButton next to a Button that looks the same.'],
  keyboard: [{ keys: 'Enter', does: 'follows the link; Space does not' }],
  announced: ['A link.'],
};
