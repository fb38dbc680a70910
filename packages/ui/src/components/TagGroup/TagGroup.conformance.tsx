import type { Row } from '../../../test/support/row.ts';
import { TagGroup } from './index.ts';

const items = [
  { id: 'towbar', label: 'Towbar' },
  { id: 'sunroof', label: 'Sunroof' },
];

export const rows: readonly Row[] = [
  {
    name: 'TagGroup',
    role: 'grid',
    accessibleName: 'Equipment',
    control: '[role="grid"]',
    refIsRoot: true,
    parts: ['Label', 'List', 'Remove', 'Tag'],
    render: (props) => <TagGroup label="Equipment" items={items} onRemove={() => undefined} {...props} />,
  },
];
