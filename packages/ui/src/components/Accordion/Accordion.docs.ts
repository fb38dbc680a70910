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
    { use: 'FaqList', when: 'the questions are on a public page and must work without JavaScript' },
    { use: 'Disclosure', when: 'there is only one section' },
    { use: 'ToggleButtonGroup', when: 'exactly one of several views is visible' },
  ],
  do: [
    'Set `headingLevel` one below the heading above the Accordion.',
    'Put the Accordion first in its `Section`: the two then share the rule at the top.',
    'Write titles that tell users what is inside.',
  ],
  dont: [
    'Do not hide content that every user needs.',
    'Do not use `isExclusive` if users compare answers: they would have to reopen panels.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through the titles and the content of open panels' },
    { keys: 'Enter, Space', does: 'open or close a panel' },
  ],
  announced: [
    'Each title is a button inside a heading, announced as expanded or collapsed.',
    'An open panel is a group named by its title.',
    'In browsers with `hidden="until-found"`, find-in-page also searches closed panels, and opens a panel that has a match.',
  ],
};
