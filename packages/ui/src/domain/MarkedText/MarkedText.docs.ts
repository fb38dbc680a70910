import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'search',
  example: `import { MarkedText } from '@forecourt/ui/MarkedText';

<p style={{ lineHeight: '46px' }}>
  <MarkedText text="An SUV under £30k" marks={[{ start: 9, end: 17, label: 'maximum price' }]} />
</p>;
`,
  alternatives: [
    { use: 'ChatFindings', when: 'it is told within a conversation' },
    { use: 'FilterTags', when: 'what was understood can be removed' },
    { use: 'SearchBox', when: 'it is typed: that takes `marks` itself' },
  ],
  do: [
    'Give it a line height with 22 px to spare: the labels take no room of their own.',
    'Mark what was left out as well, with `isLeftOut`.',
  ],
  dont: ['Do not let marks overlap.'],
  keyboard: [],
  announced: ['Only the text. Show the understood values next to it, as `FilterTags` and `ChatFindings` do.'],
};
