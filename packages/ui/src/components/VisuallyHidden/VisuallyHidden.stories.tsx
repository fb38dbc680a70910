import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Link } from '../Link/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (opens in a new tab)' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <Link href="https://www.example.com/" target="_blank">
      The listing
      <VisuallyHidden {...args} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The hidden text takes no space in its line. */
export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <span>
          Listed<VisuallyHidden> price, in pounds</VisuallyHidden>: £24,995
        </span>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline gap={2}>
      <Text>
        <VisuallyHidden>Was </VisuallyHidden>
        <s>£26,500</s>
      </Text>
      <Text weight="strong">
        <VisuallyHidden>Now </VisuallyHidden>£24,995
      </Text>
    </Inline>
  ),
};
