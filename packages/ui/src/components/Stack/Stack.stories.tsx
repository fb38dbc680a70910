import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { gaps, Stack, stackAlignments, stackDirections, stackJustifications } from './index.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((name) => <Badge key={name}>{name}</Badge>),
    direction: 'row',
    gap: 4,
  },
  argTypes: {
    direction: { control: 'radio', options: stackDirections },
    align: { control: 'radio', options: stackAlignments },
    justify: { control: 'radio', options: stackJustifications },
    gap: { control: 'select', options: gaps },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const items = ['SUV', 'Estate', 'Automatic'];

export const Directions: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="row">
            <Stack direction="row" gap={2}>
              {items.map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </Stack>
          </Row>
          <Row label="column">
            <Stack gap={2} align="start">
              {items.map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </Stack>
          </Row>
          <Row label="space between">
            <Stack direction="row" justify="between" style={{ inlineSize: '100%' }}>
              {items.slice(0, 2).map((name) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </Stack>
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
    <Card variant="outline" style={{ maxInlineSize: 360 }}>
      <Stack gap={3} align="start">
        <Heading level={3}>Ford Focus</Heading>
        <Text tone="muted">2020 · 33,900 miles</Text>
        <Badge tone="fair">Fair price</Badge>
        <Button>Call the seller</Button>
      </Stack>
    </Card>
  ),
};
