import type { Meta, StoryObj } from '@storybook/react-vite';
import { toggleButtonGroupSizes } from '../ToggleButtonGroup/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { ThemeSwitch } from './index.ts';

const meta = {
  title: 'Actions/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['chromatic'] };

export const Sizes: Story = {
  tags: ['example'],
  render: () => (
    <Inline gap={4}>
      {toggleButtonGroupSizes.map((size) => (
        <ThemeSwitch key={size} size={size} aria-label={`Theme, ${size}`} />
      ))}
    </Inline>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline justify="between" gap={4} render={(props) => <header {...props} />}>
      <Inline gap={4}>
        <Logo text="KERB" />
        <Link variant="quiet" href="#cars">
          Cars
        </Link>
      </Inline>
      <ThemeSwitch />
    </Inline>
  ),
};
