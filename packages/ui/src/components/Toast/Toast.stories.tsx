import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { createToastQueue, toasts, ToastRegion } from './index.ts';

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  // it is fixed to the window: on the docs page each story has one of its own
  parameters: { docs: { story: { inline: false, iframeHeight: 380 } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Stack gap={2} align="start">
      <Button onPress={() => toasts.add({ title: 'Message Sent' })}>Send</Button>
      <Button
        variant="secondary"
        onPress={() =>
          toasts.add({
            tone: 'error',
            title: 'Error checking valuation',
            description: 'Please try again later',
          })
        }
      >
        Check Valuation
      </Button>
      <ToastRegion {...args} />
    </Stack>
  ),
};

const several = createToastQueue({ duration: Infinity });
several.add({ title: 'Message Sent', description: "We've received your message and will get back to you soon!" });
several.add({
  title: 'Removed from your list: Volkswagen Transporter Kombi Highline',
  action: { label: 'Undo', onAction: fn() },
});
several.add({ tone: 'error', title: 'Error checking valuation', description: 'Please try again later' });

/** A note, one that can be undone, and a failure. They lie over the page and stay in this story. */
export const Shown: Story = {
  tags: ['modes'],
  args: { queue: several },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
