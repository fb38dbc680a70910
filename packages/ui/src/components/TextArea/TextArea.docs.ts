import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { TextArea } from '@forecourt/ui/TextArea';

<TextArea label="Message" name="message" description="A line or two will do." isRequired />;
`,
  alternatives: [
    { use: 'TextField', when: 'one line is enough' },
    { use: 'ChatPanel', when: 'users have a conversation' },
    { use: 'SearchBox', when: 'users describe a car in a sentence' },
  ],
  do: ['Let the field grow: set `maxRows` rather than a height.'],
  dont: ['Do not use a placeholder in place of a label or a description.'],
  keyboard: [{ keys: 'Enter', does: 'starts a new line' }],
  announced: ['A text field with its label, followed by the description and the error.'],
};
