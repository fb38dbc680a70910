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
      'Enlarge',
      'Estimate',
      'Fact',
      'FactGrid',
      'Facts',
      'Footer',
      'Gate',
      'Handle',
      'Head',
      'Header',
      'Heading',
      'Label',
      'Ledger',
      'Mark',
      'Media',
      'Name',
      'NextCar',
      'Offer',
      'Photo',
      'Picture',
      'Placeholder',
      'Position',
      'PreviousCar',
      'Price',
      'Range',
      'Registration',
      'Remark',
      'Scale',
      'Segment',
      'Share',
      'Specifications',
      'Status',
      'Title',
      'Toolbar',
    ],
    render: (props) => (
      <CarDetailDialog
        {...props}
        isOpen
        onOpenChange={() => {}}
        car={{
          ...x3,
          fuel: 'Diesel',
          link: 'https://listings.example.com/x3',
          description: 'One owner from new.',
          remarks: [{ heading: 'London ULEZ', word: 'Likely OK', text: 'New enough.' }],
        }}
        onCheckValue={() => Promise.resolve()}
        actions={<button type="button">Save</button>}
        pager={{ place: 1, count: 2 }}
        onShare={() => {}}
        onAddToCallList={() => {}}
        onShowMoreInfo={() => {}}
      />
    ),
  },
];
