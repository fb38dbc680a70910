import type { Row } from '../../../test/support/row.ts';
import { DescriptionList, DescriptionListItem } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'DescriptionList',
    parts: ['Term', 'Value'],
    render: (props) => (
      <DescriptionList {...props}>
        <DescriptionListItem term="Mileage">24,000</DescriptionListItem>
      </DescriptionList>
    ),
  },
  {
    name: 'DescriptionListItem',
    isNested: true,
    parts: ['Term', 'Value'],
    render: (props) => (
      <DescriptionList>
        <DescriptionListItem {...props} term="Mileage">
          24,000
        </DescriptionListItem>
      </DescriptionList>
    ),
  },
];
