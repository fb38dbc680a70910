import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { StatTile, StatTiles } from '@forecourt/ui/StatTile';

<StatTiles>
  <StatTile figure="12,408" label="cars compared today" />
  <StatTile figure="2.5 s" label="average search time" />
</StatTiles>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'the text is a price verdict' },
    { use: 'Badge', when: 'the number labels another element' },
  ],
  do: ['Say what the figure counts, and since when.'],
  dont: ['Do not count up from zero: users need to read the figure.'],
  keyboard: [],
  announced: ['A paragraph. Figure and label are announced as one sentence.'],
};
