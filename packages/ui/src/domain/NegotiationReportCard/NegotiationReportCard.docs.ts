import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { NegotiationReportCard } from '@forecourt/ui/NegotiationReportCard';

<NegotiationReportCard
  report={{
    make: 'Audi',
    model: 'A4',
    year: 2019,
    seller: 'Private seller',
    callSeconds: 252,
    status: { label: 'Accepted', variant: 'success' },
    originalPrice: 18500,
    negotiatedPrice: 17250,
    date: '2025-06-12',
  }}
/>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'you show a price verdict' },
    { use: 'CarCard', when: 'you show a car for sale' },
    { use: 'Timeline', when: 'you show the steps of the negotiation' },
  ],
  do: ['Set `onViewReport` only if there is a report.'],
  dont: ['Do not colour the saving: green is for price verdicts.'],
  keyboard: [{ keys: 'Enter, Space', does: 'press ‘View Report’' }],
  announced: ['An article named by the car. The bar is decorative; its amounts are text.'],
};
