import type { Row } from '../../../test/support/row.ts';
import { LinkButton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'LinkButton',
    role: 'link',
    accessibleName: 'Book Demo',
    parts: ['Label'],
    render: (props) => (
      <LinkButton href="/demo" {...props}>
        Book Demo
      </LinkButton>
    ),
  },
];
