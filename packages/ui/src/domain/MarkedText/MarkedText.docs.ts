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
    { use: 'ChatFindings', when: 'the text is part of a conversation' },
    { use: 'FilterTags', when: 'the parsed values can be removed' },
    { use: 'SearchBox', when: 'the text is editable: set the `marks` of the `SearchBox`' },
  ],
  do: [
    'Leave 22 px between lines: the labels take no space of their own.',
    'Mark excluded values too, with `isLeftOut`.',
  ],
  dont: ['Do not let marks overlap.'],
  keyboard: [],
  announced: ['Only the text. Show the parsed values next to it, as `FilterTags` and `ChatFindings` do.'],
};
