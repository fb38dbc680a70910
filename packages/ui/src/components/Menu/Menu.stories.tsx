import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Menu, overlayPlacements } from './index.ts';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="secondary">
        Share <Icon name="chevron-down" size="s" />
      </Button>
    ),
    items: [
      { id: 'copy', label: 'Copy link', icon: <Icon name="share" /> },
      { id: 'mail', label: 'Send by mail', icon: <Icon name="mail" /> },
      'separator',
      { id: 'call', label: 'Call the seller', icon: <Icon name="phone" />, isDisabled: true },
    ],
    onAction: fn(),
  },
  argTypes: { trigger: { control: false }, placement: { control: 'select', options: overlayPlacements } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Places to go, each with what it is for, and one that is not there yet. */
export const Open: Story = {
  tags: ['modes'],
  args: {
    trigger: (
      <Button variant="tertiary">
        Solutions <Icon name="chevron-down" size="s" />
      </Button>
    ),
    items: [
      {
        id: 'smart-search',
        label: 'Smart Search',
        description: 'Say in a sentence what you need, and see how it was read.',
        icon: <Icon name="search" />,
        href: '#smart-search',
      },
      {
        id: 'negotiation-agent',
        label: 'Negotiation Agent',
        description: 'Puts your case to the seller, with the sums that carry it.',
        icon: <Icon name="chat" />,
        href: '#negotiation-agent',
      },
      {
        id: 'marketing-tool',
        label: 'Marketing Tool',
        description: 'Writes adverts for your Donaudampfschifffahrtsgesellschaftskapitänslimousinen.',
        icon: <Icon name="megaphone" />,
        badge: <Badge>Coming Soon</Badge>,
        isDisabled: true,
      },
      'separator',
      { id: 'all', label: 'All solutions', icon: <Icon name="arrow-end" />, href: '#all' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Solutions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Smart Search' })).toHaveFocus());
  },
};
