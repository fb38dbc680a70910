import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Badge, badgeSizes, badgeTones } from './index.ts';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Most popular' },
  argTypes: {
    tone: { control: 'radio', options: badgeTones },
    size: { control: 'radio', options: badgeSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {badgeSizes.map((size) => (
            <Row key={size} label={size}>
              {badgeTones.map((tone) => (
                <Badge key={tone} tone={tone} size={size}>
                  {tone === 'accent' ? 7 : tone}
                </Badge>
              ))}
              <Badge size={size}>
                <Icon name="clock" size="s" />
                Just valued
              </Badge>
            </Row>
          ))}
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card style={{ maxInlineSize: 360 }} variant="outline">
      <Stack gap={3} align="start">
        <Badge tone="good">Good price</Badge>
        <Heading level={3}>Volvo V60 D4 Momentum</Heading>
        <Text tone="muted">2019 · 52,870 miles · Leeds</Text>
        <Inline>
          <Badge tone="outline">One owner</Badge>
          <Badge tone="outline">Full service history</Badge>
        </Inline>
      </Stack>
    </Card>
  ),
};
