import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Table, tableSizes, type TableProps } from './index.ts';

const columns = [
  { id: 'car', label: 'Car' },
  { id: 'days', label: 'Days in stock', align: 'end' },
  { id: 'price', label: 'Price', align: 'end' },
  { id: 'margin', label: 'Margin', align: 'end' },
] as const;
const rows = [
  { id: 'v60', cells: { car: 'Volvo V60', days: 41, price: '£17,450', margin: '£1,200' } },
  { id: 'golf', cells: { car: 'Volkswagen Golf', days: 12, price: '£14,995', margin: '£1,850' } },
  { id: 'kona', cells: { car: 'Hyundai Kona Electric', days: 8, price: '£15,250', margin: '£950' } },
];
type StockTableProps = TableProps<(typeof columns)[number]['id']>;

const meta = {
  title: 'Data/Table',
  component: Table,
  args: { caption: 'Cars on the forecourt', columns, rows },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    size: { control: 'radio', options: tableSizes },
  },
} satisfies Meta<StockTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The fourth table is wider than its container. Its other columns scroll behind the first. */
export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {(panel) => (
        <Stack gap={8}>
          {tableSizes.map((size) => (
            <Row key={size} label={size}>
              <Table
                caption={`Stock, ${panel} ${size}`}
                size={size}
                columns={columns.map((column) => ({
                  ...column,
                  isSortable: column.id === 'days' || column.id === 'price',
                  isHighlighted: column.id === 'margin',
                }))}
                rows={rows}
                sortDescriptor={{ column: 'days', direction: 'descending' }}
                style={{ inlineSize: '100%' }}
              />
            </Row>
          ))}
          <Row label="no rows">
            <Table
              caption={`Empty, ${panel}`}
              size="s"
              columns={columns}
              rows={[]}
              emptyMessage="No cars on the forecourt."
              style={{ inlineSize: '100%' }}
            />
          </Row>
          <Row label="narrow">
            <Table caption={`Narrow, ${panel}`} columns={columns} rows={rows} style={{ inlineSize: 280 }} />
          </Row>
        </Stack>
      )}
    </Matrix>
  ),
};

const stock = [
  { id: 'v60', car: 'Volvo V60', days: 41, price: 17450 },
  { id: 'golf', car: 'Volkswagen Golf', days: 12, price: 14995 },
  { id: 'kona', car: 'Hyundai Kona Electric', days: 8, price: 15250 },
];

function SortableStock() {
  const [sort, setSort] = useState<NonNullable<StockTableProps['sortDescriptor']>>({
    column: 'days',
    direction: 'descending',
  });
  const key = sort.column === 'price' ? 'price' : 'days';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Table
      caption="Cars on the forecourt"
      columns={[
        { id: 'car', label: 'Car' },
        { id: 'days', label: 'Days in stock', align: 'end', isSortable: true },
        { id: 'price', label: 'Price', align: 'end', isSortable: true },
      ]}
      rows={stock
        .toSorted((one, other) => sign * (one[key] - other[key]))
        .map(({ id, car, days, price }) => ({
          id,
          href: `#${id}`,
          cells: { car, days, price: `£${price.toLocaleString('en-GB')}` },
        }))}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

/** The app sorts the rows. Each row is a link. */
export const Sortable: Story = { tags: ['example'], render: () => <SortableStock /> };

const includedIcon = <Icon name="check" size="s" label="Included" />;

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Table
      caption="Compare plans"
      columns={[
        { id: 'feature', label: 'What you get' },
        { id: 'starter', label: 'Starter' },
        {
          id: 'pro',
          label: (
            <>
              Pro <Badge tone="ink">Recommended</Badge>
            </>
          ),
          textValue: 'Pro, recommended',
          isHighlighted: true,
        },
        { id: 'premium', label: 'Premium' },
      ]}
      rows={[
        {
          id: 'credits',
          cells: { feature: 'Credits a month', starter: '300', pro: '700', premium: '1,500' },
        },
        {
          id: 'search',
          cells: { feature: 'Smart search', starter: includedIcon, pro: includedIcon, premium: includedIcon },
        },
      ]}
    />
  ),
};
