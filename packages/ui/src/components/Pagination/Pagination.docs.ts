import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'navigation',
  example: `import { Pagination } from '@forecourt/ui/Pagination';

<Pagination page={2} pages={13} window={[1, 2, 3, 4, 5]} hrefFor={(page) => \`?page=\${page}\`} />;
`,
  alternatives: [
    { use: 'Carousel', when: 'there are only a few pictures' },
    { use: 'Button', when: 'a ‘Show more’ button adds to the list' },
  ],
  do: [
    'Keep the page in the URL, so that users can bookmark and share it.',
    'After a change, move focus to the heading of the results.',
    'If you use `@forecourt/search-core`, get the page numbers from `listPageNumbers`.',
  ],
  dont: ['Do not hide the links on the last page: users need a way back.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the links' },
    { keys: 'Enter', does: 'follows the link' },
  ],
  announced: [
    'Navigation named ‘Pages’. Each link is announced with its number, for example ‘Page 3’. The current page’s link is also announced as ‘current page’.',
    'On the first page ‘Previous’ is a disabled link, and on the last page ‘Next’ is.',
  ],
};
