import type { Row } from '../../../test/support/row.ts';
import { StatTile, StatTiles } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'StatTile',
    parts: ['Figure', 'Label'],
    render: (props) => <StatTile figure="95%" label="valuation accuracy" {...props} />,
  },
  {
    name: 'StatTiles',
    parts: ['Figure', 'Label'],
    render: (props) => (
      <StatTiles {...props}>
        <StatTile figure="10k+" label="cars analysed daily" />
      </StatTiles>
    ),
  },
];
