import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'navigation',
  example: `import { SkipLink } from '@forecourt/ui/SkipLink';

<>
  <SkipLink />
  <header>Menu</header>
  <main id="main" tabIndex={-1}>
    The page
  </main>
</>;
`,
  alternatives: [
    { use: 'Link', when: 'the link should always be visible' },
    { use: 'VisuallyHidden', when: 'the text should never be visible' },
  ],
  do: ['Put the link first in the body.', 'Set `tabIndex={-1}` on its target, so that the target can receive focus.'],
  dont: ['Do not hide the link in any other way: it must appear when Tab reaches it.'],
  keyboard: [
    { keys: 'Tab', does: 'moves to the link before anything else, and shows it' },
    { keys: 'Enter', does: 'moves past the header and the menu' },
  ],
  announced: ['A link, ‘Skip to content’.'],
};
