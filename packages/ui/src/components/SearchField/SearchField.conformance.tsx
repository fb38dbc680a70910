import type { Row } from '../../../test/support/row.ts';
import { SearchField } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SearchField',
    role: 'searchbox',
    accessibleName: 'Search help',
    control: 'input',
    parts: ['Clear', 'Control', 'Description', 'Input', 'Label'],
    render: (props) => <SearchField label="Search help" description="Enter a word or two." {...props} />,
  },
];
