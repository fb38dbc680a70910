import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { VisuallyHidden } from '@forecourt/ui/VisuallyHidden';

<a href="https://example.com" target="_blank" rel="noreferrer">
  The original listing<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
</a>;
`,
  alternatives: [
    { use: 'SkipLink', when: 'it must show when Tab reaches it' },
    { use: 'IconButton', when: 'it is the name of an icon that is pressed: its `label`' },
    { use: 'Icon', when: 'it is the name of an icon: its `label`' },
  ],
  do: ['Use it where sight gives a meaning that the words leave out.'],
  dont: ['Do not hide what can take the focus.', 'Do not tell screen readers more than others are told.'],
  keyboard: [],
  announced: ['Its text, in its place.'],
};
