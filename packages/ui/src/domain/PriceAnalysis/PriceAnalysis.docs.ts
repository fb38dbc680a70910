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
    { use: 'PriceTag', when: 'there is room for three lines: with `PriceRuler` and `PriceSum`' },
    { use: 'CarDetailDialog', when: 'pictures and facts go with it' },
  ],
  do: [
    'Give `range` wherever it is known: it says how sure the estimate is.',
    'Mount a `ToastRegion`: a check that fails is told there.',
  ],
  dont: ['Do not show a future value that nobody has estimated: what is missing is left out.'],
  keyboard: [{ keys: 'Enter, Space', does: 'press ‘Check Value’' }],
  announced: [
    'A group under its heading; ruler and chart are decoration, their amounts are text.',
    'An estimate that comes is said when it is there.',
  ],
};
