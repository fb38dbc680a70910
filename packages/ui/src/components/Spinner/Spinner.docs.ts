import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'feedback',
  example: `import { Spinner } from '@forecourt/ui/Spinner';

<Spinner label="Searching 12,408 cars" />;
`,
  alternatives: [
    { use: 'Skeleton', when: 'the shape of the content is known' },
    { use: 'Button', when: 'a button’s action is running: set `isPending`' },
  ],
  do: ['Name what is loading.', 'Show the spinner only after about 200 ms.'],
  dont: ['Do not show two spinners for one request.'],
  keyboard: [],
  announced: [
    'A status. The label is announced when the spinner appears.',
    'With reduced motion the ring is static and the label is shown.',
  ],
};
