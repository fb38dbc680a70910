import type { Row } from '../../../test/support/row.ts';
import { Band } from './index.ts';

export const rows: readonly Row[] = [{ name: 'Band', parts: [], render: (props) => <Band {...props}>Content</Band> }];
