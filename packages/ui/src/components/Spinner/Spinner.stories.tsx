import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner, spinnerSizes } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Searching 12,408 cars' },
  argTypes: { size: { control: 'radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Screenshots are taken with reduced motion, which shows hidden labels. */
export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {spinnerSizes.map((size) => (
            <Row key={size} label={size}>
              <Spinner size={size} isLabelHidden />
              <Spinner size={size} label="Searching 12,408 cars" />
            </Row>
          ))}
          <Row label="in 160 px">
            <div style={{ inlineSize: 160 }}>
              <Spinner label="Getting the latest price from the seller’s system" />
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" style={{ maxInlineSize: 400 }}>
      <Stack gap={3} align="center">
        <Spinner label="Valuing your car" />
        <Text tone="muted">We compare it with 214 others. This takes about ten seconds.</Text>
      </Stack>
    </Card>
  ),
};
