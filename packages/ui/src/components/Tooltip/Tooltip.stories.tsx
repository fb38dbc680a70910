import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Button } from '../Button/index.ts';
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

/** Open on focus, with text that wraps. */
export const Open: Story = {
  tags: ['modes'],
  args: { content: 'Favourites are saved on this device until you sign in. Then they are saved to your account.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Placements: Story = {
  tags: ['example'],
  render: () => (
    <Inline gap={4} justify="center" style={{ padding: 48 }}>
      {overlayPlacements.map((placement) => (
        <Tooltip key={placement} content={`Placement: ${placement}`} placement={placement}>
          <Button variant="secondary">{placement}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline gap={1} role="toolbar" aria-label="Listing" style={{ padding: 48 }}>
      <Tooltip content="Add to favourites">
        <IconButton variant="tertiary" label="Add to favourites">
          <Icon name="heart" />
        </IconButton>
      </Tooltip>
      <Tooltip content="Share">
        <IconButton variant="tertiary" label="Share">
          <Icon name="share" />
        </IconButton>
      </Tooltip>
      <Tooltip content="Call the seller">
        <IconButton variant="tertiary" label="Call the seller">
          <Icon name="phone" />
        </IconButton>
      </Tooltip>
    </Inline>
  ),
};
