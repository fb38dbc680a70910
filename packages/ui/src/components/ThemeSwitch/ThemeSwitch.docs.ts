import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { ThemeSwitch } from '@forecourt/ui/ThemeSwitch';

<ThemeSwitch />;
`,
  alternatives: [
    { use: 'useTheme', when: 'the choice belongs in a menu or a settings form' },
    { use: 'KitProvider', when: 'the app decides the theme: set `colorScheme`' },
  ],
  do: ['Put `themeScript` from `@forecourt/ui/head` in the head, above the style sheets.'],
  dont: ['Do not use ThemeSwitch inside a `KitProvider` with `colorScheme`: both set `data-theme` on `<html>`.'],
  keyboard: [
    { keys: '← →', does: 'move between the themes' },
    { keys: 'Space, Enter', does: 'select the focused theme' },
  ],
  announced: ['A group named ‘Theme’ with three radio buttons. The current choice is announced as checked.'],
};
