import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { overlayPlacements, Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  // The docs page shows each story in its own frame, because open popovers would overlap.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    title: 'How we estimate',
    children: 'From the prices of cars of the same model, year and mileage that were offered in the last 90 days.',
  },
  render: ({ defaultOpen = false, ...args }) => (
    <DialogTrigger defaultOpen={defaultOpen}>
      <Button variant="secondary">How is this worked out?</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  argTypes: {
    children: { control: 'text' },
    placement: { control: 'select', options: overlayPlacements },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Initially open, with a button in the content. */
export const Open: Story = {
  tags: ['modes'],
  args: {
    defaultOpen: true,
    hasArrow: true,
    children: (
      <>
        From the prices of cars of the same model, year and mileage that were offered in the last 90 days.
        <div style={{ marginBlockStart: 16 }}>
          <Button size="s">Check valuation</Button>
        </div>
      </>
    ),
  },
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline gap={1}>
      <Text>£1,855 below our £26,850 estimate</Text>
      <DialogTrigger>
        <IconButton variant="tertiary" size="s" label="About the estimate">
          <Icon name="info" size="s" />
        </IconButton>
        <Popover title="How we estimate" placement="bottom" hasArrow>
          From 214 cars of the same model, year and mileage, offered in the last 90 days.
        </Popover>
      </DialogTrigger>
    </Inline>
  ),
};
