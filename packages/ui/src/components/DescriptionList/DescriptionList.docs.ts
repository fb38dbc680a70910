import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';

<DescriptionList>
  <DescriptionListItem term="Price">£12,000</DescriptionListItem>
  <DescriptionListItem term="Delivery">£200</DescriptionListItem>
  <DescriptionListItem term="Total" isTotal>
    £12,200
  </DescriptionListItem>
</DescriptionList>;
`,
  alternatives: [
    { use: 'PriceLedger', when: 'the rows explain a car’s estimate' },
    { use: 'List', when: 'the items are not pairs of a term and a value' },
    { use: 'StatTile', when: 'a figure should stand out from its label' },
  ],
  do: ['Keep values short, so that they stay on one line.'],
  dont: ['Do not include an amount in the total unless a row shows it.'],
  keyboard: [],
  announced: ['Each term, then its value.'],
};
