import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Accordion } from '@forecourt/ui/Accordion';
import { Disclosure } from '@forecourt/ui/Disclosure';

<Accordion headingLevel={3}>
  <Disclosure title="When does a change of plan take effect?">At the start of the next billing cycle.</Disclosure>
  <Disclosure title="Can I cancel?">At any time, from your account.</Disclosure>
</Accordion>;
`,
  alternatives: [
    { use: 'FaqList', when: 'the questions stand on a public page and must open before any script has run' },
    { use: 'Disclosure', when: 'there is only one' },
    { use: 'ToggleButtonGroup', when: 'one of several views is always shown' },
  ],
  do: [
    'Set `headingLevel` one below the heading above the Accordion.',
    'Put it first in a `Section` that has no other content: it then hangs from the Section’s rule.',
    'Write titles that say what is inside, so that nobody opens one to find out.',
  ],
  dont: [
    'Do not hide content that everybody must read.',
    'Do not use `isExclusive` where answers are compared: the reader would have to open and close.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from title to title, and through what is open' },
    { keys: 'Enter, Space', does: 'opens or closes' },
  ],
  announced: [
    'Each title is a button inside a heading, and says whether it is expanded.',
    'An open panel is a group named by its title.',
    'The browser’s own search finds text in closed panels, and opens them.',
  ],
};
