import type { Row } from '../../../test/support/row.ts';
import { Section } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Section',
    role: 'region',
    accessibleName: 'Just valued',
    parts: ['Actions', 'Body', 'Head', 'Words'],
    render: (props) => (
      <Section title="Just valued" lead="Three of today’s cars" actions={<a href="/showcase">Browse</a>} {...props}>
        Content
      </Section>
    ),
  },
];
