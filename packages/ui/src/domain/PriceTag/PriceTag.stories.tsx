import type { Meta, StoryObj } from '@storybook/react-vite';
import { createValuation } from '../../../test/support/cars.ts';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag, verdicts } from './index.ts';

const meta = {
  title: 'Cars/PriceTag',
  component: PriceTag,
  args: { verdict: 'good' },
  argTypes: { verdict: { control: 'select', options: [...verdicts, undefined] } },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const prices = [8_000, 9_400, 10_900, 13_000, 99_000];

/** Apps show a tag together with a ruler and a sentence or ledger, so that every verdict has an explanation. */
export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="verdicts, a custom label, not valued">
            {verdicts.map((verdict) => (
              <PriceTag key={verdict} verdict={verdict} />
            ))}
            <PriceTag verdict="good" word="Great deal" />
            <PriceTag />
          </Row>
          <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
            {prices.map((price) => (
              <div key={price}>
                <PriceRuler valuation={createValuation(price, 10_000)} />
                <PriceSum valuation={createValuation(price, 10_000)} />
              </div>
            ))}
            <div>
              <PriceRuler />
              <PriceSum />
            </div>
            <PriceLedger valuation={createValuation(13_000, 10_000)} range={{ low: 9_500, high: 10_500 }} />
            <PriceLedger valuation={createValuation(9_400, 10_000)} />
          </div>
        </>
      )}
    </Matrix>
  ),
};

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = {
  render: () => (
    <PriceLedger valuation={createValuation(12_345_678, 8_350_000)} range={{ low: 8_000_000, high: 8_700_000 }} />
  ),
};

/** The tag, ruler and sum of one listing. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" style={{ maxInlineSize: 360 }}>
      <Stack gap={3} align="start">
        <Heading level={3}>Volvo V60</Heading>
        <Text weight="strong">£17,450</Text>
        <PriceTag verdict="fair" />
        <div style={{ inlineSize: '100%' }}>
          <PriceRuler valuation={createValuation(17_450, 17_100)} />
          <PriceSum valuation={createValuation(17_450, 17_100)} />
        </div>
      </Stack>
    </Card>
  ),
};
