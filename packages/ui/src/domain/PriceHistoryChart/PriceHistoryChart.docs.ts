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
    { use: 'PriceMileageChart', when: 'you compare a price with the prices of other cars' },
    { use: 'Timeline', when: 'the events are not price changes' },
  ],
  do: [
    'Pass every price since the car was listed.',
    'Set `until` to today, so that the line shows how long a price has lasted.',
  ],
  dont: ['Do not use the chart for forecasts. `PriceAnalysis` shows future values.'],
  keyboard: [{ keys: 'Tab, Enter', does: 'switch between chart and table' }],
  announced: ['A figure with its name and the price change in words. The prices at both ends of the line are text.'],
};
