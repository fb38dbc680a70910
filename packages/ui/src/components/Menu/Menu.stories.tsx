import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, overlayPlacements } from './index.ts';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { onAction: fn() },
  argTypes: { placement: { control: 'select', options: overlayPlacements } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button variant="secondary">
        Share <Icon name="chevron-down" size="s" />
      </Button>
      <Menu {...args}>
        <MenuItem id="copy" icon={<Icon name="share" />} shortcut="⌘C">
          Copy link
        </MenuItem>
        <SubmenuTrigger>
          <MenuItem icon={<Icon name="send" />}>Send</MenuItem>
          <Menu>
            <MenuItem id="mail">Email</MenuItem>
            <MenuItem id="text">Text message</MenuItem>
          </Menu>
        </SubmenuTrigger>
        <MenuItem id="call" icon={<Icon name="phone" />} isDisabled>
          Call the seller
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Icon name="bin" />} tone="danger">
          Delete search
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
};

/** Two sections, each with its own selection. */
export const Selection: Story = {
  tags: ['modes'],
  render: (args) => (
    <MenuTrigger>
      <Button variant="secondary">View</Button>
      <Menu {...args}>
        <MenuSection title="Sort" selectionMode="single" defaultSelectedKeys={['price']}>
          <MenuItem id="price">Price</MenuItem>
          <MenuItem id="mileage">Mileage</MenuItem>
        </MenuSection>
        <MenuSection title="Show" selectionMode="multiple" defaultSelectedKeys={['distance']}>
          <MenuItem id="distance">Distance</MenuItem>
          <MenuItem id="estimate">Estimate</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus());
  },
};

/** Links with descriptions, and one that is not available yet. */
export const Open: Story = {
  tags: ['modes'],
  render: (args) => (
    <MenuTrigger>
      <Button variant="tertiary">
        Solutions <Icon name="chevron-down" size="s" />
      </Button>
      <Menu {...args}>
        <MenuItem
          description="Describe the car in a sentence, and see how we read it."
          icon={<Icon name="search" />}
          href="#smart-search"
        >
          Smart Search
        </MenuItem>
        <MenuItem
          description="Puts your case to the seller, with the figures to support it."
          icon={<Icon name="chat" />}
          href="#negotiation-agent"
        >
          Negotiation Agent
        </MenuItem>
        <MenuItem
          description="Bewirbt auch Ihre Kraftfahrzeughaftpflichtversicherungsvermittlung."
          icon={<Icon name="megaphone" />}
          badge={<Badge>Coming Soon</Badge>}
          isDisabled
        >
          Marketing Tool
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon name="arrow-end" />} href="#all">
          All solutions
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Solutions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Smart Search' })).toHaveFocus());
  },
};

/** The actions of one row. The button's name includes the row's. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: (args) => (
    <Card variant="outline" style={{ maxInlineSize: 400 }}>
      <Inline justify="between">
        <Heading level={3}>Estates under £20,000</Heading>
        <MenuTrigger>
          <IconButton variant="tertiary" label="Actions for Estates under £20,000">
            <Icon name="menu" />
          </IconButton>
          <Menu {...args} placement="bottom-end">
            <MenuItem id="rename">Rename</MenuItem>
            <MenuItem id="share">Share</MenuItem>
            <MenuSeparator />
            <MenuItem id="delete" tone="danger">
              Delete search
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </Inline>
    </Card>
  ),
};
