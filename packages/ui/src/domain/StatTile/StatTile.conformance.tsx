import type { Row } from '../../../test/support/row.ts';
import { StatTile, StatTiles } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'StatTile',
    parts: ['Figure', 'Label'],
    render: (given) => <StatTile figure="95%" label="valuation accuracy" {...given} />,
  },
  {
    name: 'StatTiles',
    parts: ['Figure', 'Label'],
    render: (given) => (
      <StatTiles {...given}>
        <StatTile figure="10k+" label="cars analysed daily" />
      </StatTiles>
    ),
  },
];
