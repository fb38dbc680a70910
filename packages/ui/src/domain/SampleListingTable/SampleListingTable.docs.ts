import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { SampleListingTable } from '@forecourt/ui/SampleListingTable';

<SampleListingTable
  caption="Cars listed today"
  note="Sample"
  listings={[
    {
      id: '1',
      make: 'Ford',
      model: 'Focus',
      year: 2019,
      mileage: 28_300,
      seller: 'Private',
      location: 'Leeds',
      valuation: {
        verdict: 'good',
        price: 11200,
        estimate: 12400,
        rule: { text: 'Less than 15% above the estimate is fair.', bands: { good: 0, high: 15 } },
      },
    },
  ]}
/>;
`,
  alternatives: [
    { use: 'CarCard', when: 'users browse cars, in a `Grid`' },
    { use: 'StackCarousel', when: 'the samples should move' },
  ],
  do: ['Show about five rows.', 'Use `note` to say that the listings are samples.'],
  dont: ['Do not use the table for search results: it has no sorting or pagination.'],
  keyboard: [],
  announced: ['A table named by its caption, with column headers and the car as the row header.'],
};
