import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Heading, headingLevels, headingSizes } from './index.ts';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'How it works' },
  argTypes: {
    level: { control: 'radio', options: headingLevels },
    size: { control: 'radio', options: headingSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {headingSizes.map((size) => (
            <Row key={size} label={size}>
              <Heading level={2} size={size}>
                {size === 'figure' ? '£24,995' : 'Describe the car'}
              </Heading>
            </Row>
          ))}
        </>
      )}
    </Matrix>
  ),
};
