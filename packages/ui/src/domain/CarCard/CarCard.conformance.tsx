import { x3 } from '../../../test/support/cars.ts';
import { Badge } from '../../components/Badge/index.ts';
import type { Row } from '../../../test/support/row.ts';
import { CarCard } from './index.ts';

const press = () => {};

export const rows: readonly Row[] = [
  {
    name: 'CarCard',
    role: 'article',
    accessibleName: 'BMW X3',
    parts: [
      'Actions',
      'AddToList',
      'Badges',
      'Derivative',
      'Disclosure',
      'Facts',
      'Favourite',
      'Finance',
      'FinanceExample',
      'Footer',
      'Link',
      'Mark',
      'Money',
      'Name',
      'Overlay',
      'PerMonth',
      'Photos',
      'Picture',
      'Price',
      'Range',
      'Registration',
      'Remark',
      'Segment',
      'Status',
      'WasPrice',
    ],
    render: (props) => (
      <CarCard
        car={{ ...x3, wasPrice: 26_995, status: 'reserved', remark: 'Likely ULEZ OK', photoCount: 12 }}
        href="#car"
        facts={['Diesel']}
        badges={<Badge>One owner</Badge>}
        finance={{ perMonth: 389, representativeExample: 'Representative example: 48 months, 9.9% APR.' }}
        footer="Kerb Cars, Leeds"
        onFavourite={press}
        onAddToList={press}
        {...props}
      />
    ),
  },
];
