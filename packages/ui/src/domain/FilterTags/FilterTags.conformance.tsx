import type { Row } from '../../../test/support/row.ts';
import { FilterTags } from './index.ts';

const doNothing = () => {};

export const rows: readonly Row[] = [
  {
    name: 'FilterTags',
    role: 'group',
    accessibleName: 'Filters',
    parts: ['Back', 'ClearAll', 'Foot', 'Label', 'List', 'On', 'Remove', 'Tag', 'Words'],
    render: (props) => (
      <FilterTags
        label="Filters"
        tags={[
          { id: 'suv', label: 'SUV' },
          { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
        ]}
        onRemove={doNothing}
        onClearAll={doNothing}
        note="Left out: smells nice."
        {...props}
        // Too narrow for its tags, so that it shows the arrows.
        style={{ ...props.style, maxInlineSize: 240 }}
      />
    ),
  },
];
