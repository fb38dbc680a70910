import type { Row } from '../../../test/support/row.ts';
import { StackCarousel } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'StackCarousel',
    role: 'group',
    accessibleName: 'Sample listings',
    parts: ['Card', 'Control', 'Controls', 'Dot', 'Dots', 'Label', 'Stack'],
    render: (props) => (
      <StackCarousel
        label="Sample listings"
        cards={[
          { id: 'tesla', label: 'Tesla Model 3', content: 'Tesla Model 3' },
          { id: 'focus', label: 'Ford Focus', content: 'Ford Focus' },
        ]}
        {...props}
      />
    ),
  },
];
