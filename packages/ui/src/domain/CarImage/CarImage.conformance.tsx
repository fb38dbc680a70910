import { x3 } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { CarImage } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'CarImage',
    parts: ['Picture', 'Registration'],
    render: (props) => (
      <CarImage src={x3.image} alt="A black BMW X3" paint="black" registration="KV20 IOA" {...props} />
    ),
  },
];
