import type { Row } from '../../../test/row.ts';
import { FilterTags } from './index.ts';

const nothing = () => {};

export const rows: readonly Row[] = [
  {
    name: 'FilterTags',
    role: 'group',
    accessibleName: 'Filters',
    parts: ['ClearAll', 'Foot', 'Label', 'List', 'Remove', 'Tag'],
    render: (given) => (
      <FilterTags
        label="Filters"
        tags={[
          { id: 'suv', label: 'SUV' },
          { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
        ]}
        onRemove={nothing}
        onClearAll={nothing}
        {...given}
      />
    ),
  },
];
