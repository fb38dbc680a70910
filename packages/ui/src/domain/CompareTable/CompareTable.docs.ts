import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'cars',
  example: `import { CompareTable } from '@forecourt/ui/CompareTable';

<CompareTable
  label="Comparison of 2 cars"
  cars={[
    { id: 'a4', name: 'Audi A4 Avant', href: '/cars/a4', price: 13250 },
    { id: 'v60', name: 'Volvo V60', href: '/cars/v60', price: 15750 },
  ]}
  rows={[
    { id: 'mileage', label: 'Mileage', values: [67078, 71200], better: 'lower', format: 'distance' },
    { id: 'fuel', label: 'Fuel', values: ['Petrol', 'Diesel'] },
  ]}
/>;
`,
  alternatives: [
    { use: 'CarCard', when: 'users browse cars: put the cards in a `Grid`' },
    { use: 'SampleListingTable', when: 'there are more than four cars, with a few facts each' },
    { use: 'PriceAnalysis', when: 'you explain one car’s price' },
  ],
  do: [
    'Pass every fact that you have: the table leaves out rows without a value, and combines rows in which all cars are the same.',
    'Set `better` only if all buyers agree: a lower price is better, but more doors are not.',
    'Put the cars in the URL, so that a comparison can be shared.',
  ],
  dont: [
    'Do not compare more than four cars.',
    'Do not format numbers yourself: the table can compare and localise only numbers.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'moves through the links and buttons and, if the table is wider than its container, to the table',
    },
    { keys: 'Arrow Left, Arrow Right', does: 'scroll the focused table' },
    { keys: 'Enter, Space', does: 'open or close the line of shared facts' },
  ],
  announced: [
    'A table with the car’s name as the header of each column and the fact as the header of each row.',
    'The best value is followed by its lead in words: ‘£1,245 less than the next’.',
    'The rulers are announced as a list of cars, each with its difference from the estimate in words. The drawings are hidden from screen readers.',
    'If the table scrolls, it is a region named by its label.',
  ],
};
