import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'navigation',
  example: `import { Pagination } from '@forecourt/ui/Pagination';

<Pagination page={2} pages={13} window={[1, 2, 3, 4, 5]} hrefFor={(page) => \`?page=\${page}\`} />;
`,
  alternatives: [
    { use: 'Carousel', when: 'what is paged is a few pictures' },
    { use: 'Button', when: 'more is added below: ‘Show more’' },
  ],
  do: [
    'Keep the page in the address, so that it can be opened in a tab, kept and sent.',
    'After a change, take the focus to the heading of the results.',
    'Use `pageWindow` of `@forecourt/search-core` for the numbers, if you have that.',
  ],
  dont: ['Do not hide it on the last page: the way back is needed there.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from link to link' },
    { keys: 'Enter', does: 'follows it' },
  ],
  announced: [
    'Navigation named ‘Pages’; each number is ‘Page 3’, and the shown one says that it is the current one.',
    'At either end the step that leads nowhere is a disabled link.',
  ],
};
