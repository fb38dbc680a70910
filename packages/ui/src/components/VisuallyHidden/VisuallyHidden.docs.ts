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
    { use: 'SkipLink', when: 'the text must become visible on focus' },
    { use: 'IconButton', when: 'the text is the name of an icon button: set the button’s `label`' },
    { use: 'Icon', when: 'the text is the name of an icon: set the icon’s `label`' },
  ],
  do: ['Use VisuallyHidden for meaning that is otherwise only visual, such as a position or a colour.'],
  dont: ['Do not hide focusable elements.', 'Do not give screen readers information that other users lack.'],
  keyboard: [],
  announced: ['The text, in reading order.'],
};
