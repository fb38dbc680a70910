import type { Row } from '../../../test/support/row.ts';
import { NegotiationReportCard } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'NegotiationReportCard',
    role: 'article',
    accessibleName: 'Audi A4',
    parts: ['Bar', 'Call', 'Date', 'Facts', 'Label', 'Status', 'Sums', 'Title', 'View'],
    render: (props) => (
      <NegotiationReportCard
        report={{
          make: 'Audi',
          model: 'A4',
          year: 2022,
          seller: 'Private seller',
          callSeconds: 402,
          status: { label: 'Completed', variant: 'success' },
          originalPrice: 19_995,
          negotiatedPrice: 18_750,
          date: '2025-06-12',
        }}
        onViewReport={() => {}}
        headingLevel={2}
        {...props}
      />
    ),
  },
];
