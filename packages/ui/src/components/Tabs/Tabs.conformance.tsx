import type { Row } from '../../../test/support/row.ts';
import { Tabs } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Tabs',
    parts: ['List', 'Panel', 'Scroller', 'Tab'],
    render: (props) => (
      <Tabs
        {...props}
        label="About this car"
        items={[
          { id: 'price', label: 'Price and value', content: 'Below our estimate.' },
          { id: 'specification', label: 'Specification', content: 'Five doors.' },
          { id: 'history', label: 'History', content: 'One owner.', isDisabled: true },
        ]}
      />
    ),
  },
];
