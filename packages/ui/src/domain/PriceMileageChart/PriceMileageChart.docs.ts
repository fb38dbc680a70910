import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'cars',
  example: `import { PriceMileageChart } from '@forecourt/ui/PriceMileageChart';

<PriceMileageChart
  label="Price and mileage"
  car={{ name: 'Volvo V60 2019', price: 15750, mileage: 71200, registration: 'LC19 IYD' }}
  cars={[
    { id: '1', name: 'Volvo V60 2019', price: 16450, mileage: 52870 },
    { id: '2', name: 'Volvo V60 2018', price: 15200, mileage: 61300 },
    { id: '3', name: 'Volvo V60 2019', price: 15995, mileage: 58040 },
    { id: '4', name: 'Volvo V60 2020', price: 17250, mileage: 44900 },
    { id: '5', name: 'Volvo V60 2018', price: 13990, mileage: 83600 },
  ]}
/>;
`,
  alternatives: [
    { use: 'PriceRuler', when: 'you compare one price with one estimate' },
    { use: 'PriceHistoryChart', when: 'you show how one car’s price changed' },
  ],
  do: [
    'Show exactly the cars behind the estimate: the line is fitted to them, and the table lists them.',
    'Give each car an `href` if it has a page, so that the table has links.',
  ],
  dont: ['Do not show it with fewer than five similar cars. Say that there are too few.'],
  keyboard: [
    { keys: 'Tab', does: 'moves focus to the switch, then to the dots, which are a single tab stop' },
    { keys: '← → ↑ ↓, Home, End', does: 'move between the dots in order of mileage' },
    { keys: 'Enter, Space', does: 'follow the dot’s link, or call `onSelect`' },
    { keys: 'Escape', does: 'hides the label' },
  ],
  announced: [
    'A figure with its name and, as its description, the summary below it.',
    'The dots are options of a list box. Each is announced with its name, price, mileage and position.',
    'The table lists the same cars, starting with the one closest to this car.',
  ],
};
