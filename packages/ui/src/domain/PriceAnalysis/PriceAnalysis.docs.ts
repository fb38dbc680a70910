import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { PriceAnalysis } from '@forecourt/ui/PriceAnalysis';

<PriceAnalysis
  price={24995}
  valuation={{
    verdict: 'good',
    price: 24995,
    estimate: 26850,
    rule: { text: 'Less than 15% above the estimate is fair.', bands: { good: 0, high: 15 } },
  }}
  range={{ low: 25600, high: 28100 }}
  futureValue={{ oneYear: 21400, threeYears: 16900 }}
/>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'there is only room for three lines: add `PriceRuler` and `PriceSum`' },
    { use: 'CarDetailDialog', when: 'you also show pictures and facts' },
  ],
  do: [
    'Set `range` if you know it: the range shows how certain the estimate is.',
    'Mount a `ToastRegion`: it shows an error if a check fails.',
  ],
  dont: ['Do not invent future values: the component leaves out missing ones.'],
  keyboard: [{ keys: 'Enter, Space', does: 'press ‘Check Value’' }],
  announced: [
    'A group named by its heading. The ruler and the chart are decorative; their amounts are text.',
    'A requested estimate is announced when it appears.',
  ],
};
