import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'cars',
  example: `import { PriceHistoryChart } from '@forecourt/ui/PriceHistoryChart';

<PriceHistoryChart
  label="Price history"
  history={[
    { date: '2026-03-03', price: 13750 },
    { date: '2026-04-12', price: 13250 },
  ]}
/>;
`,
  alternatives: [
    { use: 'PriceMileageChart', when: 'the price is compared with other cars' },
    { use: 'Timeline', when: 'events are not prices' },
  ],
  do: [
    'Pass every price since the car was listed.',
    'Set `until` to today, so that the line shows how long a price has lasted.',
  ],
  dont: ['Do not use it for forecasts. `PriceAnalysis` has the future value.'],
  keyboard: [{ keys: 'Tab, Enter', does: 'switch between chart and table' }],
  announced: ['A figure with its name and the change in words; both ends of the line are text.'],
};
