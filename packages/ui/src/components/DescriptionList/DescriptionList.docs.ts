import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';

<DescriptionList>
  <DescriptionListItem term="Price">£12,000</DescriptionListItem>
  <DescriptionListItem term="Delivery">£200</DescriptionListItem>
  <DescriptionListItem term="To pay" isTotal>
    £12,200
  </DescriptionListItem>
</DescriptionList>;
`,
  alternatives: [
    { use: 'PriceLedger', when: 'it explains a car’s estimate' },
    { use: 'List', when: 'the items are not pairs of term and value' },
    { use: 'StatTile', when: 'a figure should stand out from its label' },
  ],
  do: ['Keep values short: they stay on one line if the terms can wrap.'],
  dont: ['Do not include amounts in the total that no row shows.'],
  keyboard: [],
  announced: ['Each term, then its value.'],
};
