import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { MarkedText } from './index.ts';

const text = 'automatic estate from 2019, smells nice';
const marks = [
  { start: 0, end: 9, label: 'gearbox' },
  { start: 10, end: 16, label: 'body' },
  { start: 17, end: 26, label: 'year' },
  { start: 28, end: 39, label: 'left out', isLeftOut: true },
];

const meta = {
  title: 'Search/MarkedText',
  component: MarkedText,
  args: { text, marks },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <MarkedText text={text} marks={marks} style={{ fontSize: '1.5rem' }} />
          <MarkedText text={text} marks={marks} style={{ fontSize: '1.5rem', maxInlineSize: 180 }} />
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="sunk">
      <Stack gap={2}>
        <Text size="small" tone="muted">
          You asked for
        </Text>
        <p style={{ lineHeight: '46px' }}>
          <MarkedText text={text} marks={marks} />
        </p>
        <Text size="small">We could not search for “smells nice”. Ask the seller.</Text>
      </Stack>
    </Card>
  ),
};
