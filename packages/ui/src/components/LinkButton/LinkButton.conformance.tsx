import type { Row } from '../../../test/support/row.ts';
import { LinkButton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'LinkButton',
    role: 'link',
    accessibleName: 'Book Demo',
    parts: ['Label'],
    render: (given) => (
      <LinkButton href="/demo" {...given}>
        Book Demo
      </LinkButton>
    ),
  },
];
