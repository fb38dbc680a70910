import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { PriceLedger, PriceRuler, PriceSum, PriceTag, type Valuation } from '@forecourt/ui/PriceTag';

const valuation: Valuation = {
  verdict: 'good',
  price: 24995,
  estimate: 26850,
  rule: { text: 'Less than 15% above the estimate is fair.', bands: { good: 0, high: 15 } },
};

<>
  <PriceTag verdict={valuation.verdict} />
  <PriceRuler valuation={valuation} />
  <PriceSum valuation={valuation} />
  <PriceLedger valuation={valuation} />
</>;
`,
  alternatives: [
    { use: 'Badge', when: 'the text is not a verdict' },
    { use: 'PriceAnalysis', when: 'you show one car in full' },
    { use: 'CarCard', when: 'you also show the car' },
  ],
  do: [
    'Show `PriceSum` next to every verdict. Users do not trust a verdict without an explanation.',
    'Show `PriceRuler` with `PriceSum`: the ruler illustrates the difference.',
    "If you judge prices by another rule, pass the verdict as data, `{ tone: 'good', label: 'Great price' }`, and any number of bands.",
  ],
  dont: [
    'Do not use a PriceTag for a plan’s price or a discount.',
    'Do not use two wordings for one verdict on a page.',
  ],
  keyboard: [],
  announced: [
    'The verdict in words. The glyph and the ruler are decorative.',
    'The ledger is a list of terms and amounts, followed by the rule in words.',
  ],
};
