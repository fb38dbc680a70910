import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
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
