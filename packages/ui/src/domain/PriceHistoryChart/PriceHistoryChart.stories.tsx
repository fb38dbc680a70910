import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { PriceHistoryChart } from './index.ts';

const history = [
  { date: '2026-03-03', price: 13_750 },
  { date: '2026-03-20', price: 13_495 },
  { date: '2026-04-12', price: 13_250 },
];

const meta = {
  title: 'Cars/PriceHistoryChart',
  component: PriceHistoryChart,
  args: { label: 'Price history', history, until: '2026-05-02' },
  argTypes: { history: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <PriceHistoryChart {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceHistoryChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix columns={1}>
      {() => (
        <div
          style={{
            display: 'grid',
            gap: '48px 40px',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
          }}
        >
          <PriceHistoryChart label="Lower" history={history} until="2026-05-02" />
          <PriceHistoryChart
            label="Two prices, higher"
            history={history
              .slice(1)
              .toReversed()
              .map(({ price }, index) => ({ price, date: history[index]?.date ?? '' }))}
          />
          <PriceHistoryChart label="One price" history={history.slice(0, 1)} />
          <PriceHistoryChart label="Table" view="table" history={history} />
        </div>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" style={{ maxInlineSize: 480 }}>
      <Stack gap={4}>
        <Heading level={3}>Audi A4 Avant</Heading>
        <PriceTag verdict="good" />
        <PriceHistoryChart label="Price since listing" history={history} until="2026-05-02" />
      </Stack>
    </Card>
  ),
};
