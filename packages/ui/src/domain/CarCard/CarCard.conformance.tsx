import { x3 } from '../../../test/cars.ts';
import type { Row } from '../../../test/row.ts';
import { CarCard } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'CarCard',
    role: 'article',
    accessibleName: 'BMW X3',
    parts: [
      'Actions',
      'Derivative',
      'Disclosure',
      'Facts',
      'Link',
      'Mark',
      'Money',
      'Name',
      'Picture',
      'Price',
      'Registration',
      'Segment',
    ],
    render: (given) => <CarCard car={x3} href="#car" {...given} />,
  },
];
