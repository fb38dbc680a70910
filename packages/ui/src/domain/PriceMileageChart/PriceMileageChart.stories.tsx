import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createValuation } from '../../../test/support/cars.ts';
import { a4, similarCars } from '../../../test/support/comparables.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type EstimateWorking, PriceLedger } from '../PriceTag/index.ts';
import { PriceMileageChart } from './index.ts';

const estimate = 15_570;
const range = { low: 13_700, high: 17_440 };

/** The amounts add up to the estimate. */
const working: EstimateWorking = {
  count: 14,
  average: 15_252,
  adjustments: [
    { reason: 'mileage', difference: 2_335, amount: -254 },
    { reason: 'age', months: -4, amount: 205 },
    { reason: 'other', label: 'Black Edition trim', amount: 367 },
  ],
};

const meta = {
  title: 'Cars/PriceMileageChart',
  component: PriceMileageChart,
  args: { label: 'Price and mileage', cars: similarCars, car: a4, estimate, range, onSelect: fn() },
  argTypes: { cars: { control: false }, onSelect: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <PriceMileageChart {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceMileageChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = {
  tags: ['chromatic'],
  args: {
    car: { name: 'Rolls-Royce Phantom Extended Wheelbase', price: 12_345_678, mileage: 1_234_567 },
    cars: similarCars.map((car) => ({ ...car, price: car.price * 600, mileage: car.mileage * 14 })),
    estimate: 8_350_000,
    range: { low: 8_000_000, high: 8_700_000 },
  },
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix columns={1}>
      {() => (
        <div
          style={{
            display: 'grid',
            gap: '48px 40px',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 500px), 1fr))',
          }}
        >
          <PriceMileageChart label="Below its estimate" cars={similarCars} car={a4} estimate={estimate} range={range} />
          <PriceMileageChart
            label="Above its estimate"
            cars={similarCars}
            car={{ ...a4, price: 17_200 }}
            estimate={estimate}
          />
          <PriceMileageChart label="Too few cars" cars={similarCars.slice(0, 4)} car={a4} />
          <PriceMileageChart label="Table" view="table" cars={similarCars} car={a4} />
        </div>
      )}
    </Matrix>
  ),
};

/** The evidence for a verdict: the chart, and how the estimate is calculated from its cars. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" style={{ maxInlineSize: 700 }}>
      <Stack gap={4}>
        <Heading level={3}>How we got there</Heading>
        <PriceMileageChart label="Price and mileage" cars={similarCars} car={a4} estimate={estimate} range={range} />
        <PriceLedger valuation={createValuation(a4.price, estimate)} working={working} />
      </Stack>
    </Card>
  ),
};
