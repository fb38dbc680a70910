import type { Row } from '../../../test/support/row.ts';
import { Drawer } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Drawer',
    role: 'dialog',
    accessibleName: 'Filter cars',
    isPortalled: true,
    parts: ['Body', 'Close', 'Description', 'Footer', 'Handle', 'Header', 'Label', 'Title'],
    render: (props) => (
      <Drawer
        {...props}
        isOpen
        onOpenChange={() => {}}
        title="Filter cars"
        description="Refine your search."
        footer={<button type="button">Apply</button>}
      >
        Content
      </Drawer>
    ),
  },
];
