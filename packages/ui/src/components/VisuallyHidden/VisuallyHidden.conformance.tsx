import type { Row } from '../../../test/support/row.ts';
import { VisuallyHidden } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'VisuallyHidden', parts: [], render: (props) => <VisuallyHidden {...props}>Listed price</VisuallyHidden> },
];
