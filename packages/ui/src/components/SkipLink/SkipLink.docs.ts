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
    { use: 'Link', when: 'it should always be visible' },
    { use: 'VisuallyHidden', when: 'it should never be visible' },
  ],
  do: ['Put it first in the body.', 'Give what it leads to `tabIndex={-1}`, so that it takes the focus.'],
  dont: ['Do not hide it by other means: it must show when Tab reaches it.'],
  keyboard: [
    { keys: 'Tab', does: 'shows it before anything else' },
    { keys: 'Enter', does: 'moves past the header and the menu' },
  ],
  announced: ['A link, ‘Skip to content’.'],
};
