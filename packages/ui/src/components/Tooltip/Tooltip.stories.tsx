import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { overlayPlacements, Tooltip } from './index.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    content: 'Kept on this device',
    children: (
      <IconButton label="Add to favourites" variant="outline">
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

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to favourites' });
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Kept on this device');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Open, by the focus, and with more words than fit a line. */
export const Open: Story = {
  tags: ['modes'],
  args: { content: 'A favourite is kept on this device until you sign in; then it is kept with your account.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
