import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { createValuation } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PriceAnalysis } from './index.ts';

const futureValue = { oneYear: 21_400, threeYears: 16_300, fiveYears: 12_150 };
const range = { low: 23_700, high: 26_100 };

const meta = {
  title: 'Cars/PriceAnalysis',
  component: PriceAnalysis,
  args: { price: 22_750, valuation: createValuation(22_750, 24_900), range, futureValue },
  argTypes: { onCheckValue: { control: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <PriceAnalysis {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceAnalysis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { valuation: undefined, onCheckValue: fn(() => new Promise<void>(() => undefined)) },
};

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = {
  tags: ['chromatic'],
  args: {
    price: 12_345_678,
    valuation: createValuation(12_345_678, 8_350_000),
    range: { low: 8_000_000, high: 8_700_000 },
    futureValue: { oneYear: 8_100_000, threeYears: 8_900_000, fiveYears: 9_350_000 },
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {() => (
        <div
          style={{
            display: 'grid',
            gap: '48px 40px',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 600px), 1fr))',
          }}
        >
          <PriceAnalysis
            price={22_750}
            valuation={createValuation(22_750, 24_900)}
            range={range}
            futureValue={futureValue}
          />
          <PriceAnalysis
            price={26_490}
            valuation={createValuation(26_490, 24_900)}
            range={range}
            futureValue={{ threeYears: 16_300 }}
          />
          <PriceAnalysis price={40_000} valuation={createValuation(40_000, 24_900)} />
          <PriceAnalysis price={26_490} futureValue={futureValue} onCheckValue={() => Promise.resolve()} />
          <PriceAnalysis price={26_490} onCheckValue={() => Promise.resolve()} />
          <PriceAnalysis />
        </div>
      )}
    </Matrix>
  ),
};

function Listing() {
  const [isValued, setValued] = useState(false);
  return (
    <Card variant="outline" style={{ maxInlineSize: 640 }}>
      <Stack gap={4}>
        <Heading level={3}>BMW X3 xDrive20d</Heading>
        <PriceAnalysis
          price={22_750}
          valuation={isValued ? createValuation(22_750, 24_900) : undefined}
          range={isValued ? range : undefined}
          onCheckValue={async () => setValued(true)}
        />
      </Stack>
    </Card>
  );
}

/** Values the car when the user asks for it. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Listing />,
};
