import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { overlayPlacements, Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Kept on this device',
    children: (
      <IconButton label="Add to favourites" variant="secondary">
        <Icon name="heart" />
      </IconButton>
    ),
  },
  argTypes: {
    content: { control: 'text' },
    children: { control: false },
    placement: { control: 'select', options: overlayPlacements },
  },
  render: (props) => (
    <div style={{ padding: 64, display: 'grid', justifyItems: 'center' }}>
      <Tooltip {...props} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open, by the focus, and with more words than fit a line. */
export const Open: Story = {
  tags: ['modes'],
  args: { content: 'A favourite is kept on this device until you sign in; then it is kept with your account.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
