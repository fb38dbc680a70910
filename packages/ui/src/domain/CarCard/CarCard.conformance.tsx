import { x3 } from '../../../test/support/cars.ts';
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
      'Derivative',
      'Disclosure',
      'Facts',
      'Favourite',
      'Link',
      'Mark',
      'Money',
      'Name',
      'Picture',
      'Price',
      'Range',
      'Registration',
      'Segment',
    ],
    render: (given) => <CarCard car={x3} href="#car" onFavourite={press} onAddToList={press} {...given} />,
  },
];
