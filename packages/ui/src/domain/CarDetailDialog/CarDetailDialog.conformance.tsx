import { x3 } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { CarDetailDialog } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'CarDetailDialog',
    role: 'dialog',
    accessibleName: 'BMW X3',
    isPortalled: true,
    parts: [
      'Actions',
      'Arrival',
      'Body',
      'Close',
      'Content',
      'Derivative',
      'Description',
      'Estimate',
      'Facts',
      'Gate',
      'Handle',
      'Header',
      'Heading',
      'Label',
      'Ledger',
      'Mark',
      'Media',
      'Name',
      'Picture',
      'Placeholder',
      'Registration',
      'Remark',
      'Scale',
      'Segment',
      'Specifications',
      'Status',
      'Title',
    ],
    render: (given) => (
      <CarDetailDialog
        {...given}
        isOpen
        onOpenChange={() => {}}
        car={{
          ...x3,
          link: 'https://listings.example.com/x3',
          description: 'One owner from new.',
          remarks: [{ heading: 'London ULEZ', word: 'Likely OK', text: 'New enough.' }],
        }}
        onCheckValue={() => Promise.resolve()}
        onAddToCallList={() => {}}
        onShowMoreInfo={() => {}}
      />
    ),
  },
];
