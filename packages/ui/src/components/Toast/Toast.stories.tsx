import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ToastQueue, toastPlacements, toasts, ToastRegion, toastTones } from './index.ts';

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  argTypes: { placement: { control: 'select', options: toastPlacements } },
  // Toasts are fixed to the window, so each story has its own frame on the docs page.
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

const severalToasts = new ToastQueue({ duration: Infinity });
severalToasts.add({
  tone: 'success',
  title: 'Message Sent',
  description: "We've received your message and will get back to you soon!",
});
severalToasts.add({
  title: 'Removed from your list: Volkswagen Transporter Kombi Highline',
  action: { label: 'Undo', onAction: fn() },
});
severalToasts.add({ tone: 'error', title: 'Error checking valuation', description: 'Please try again later' });

/** Three toasts that stay until they are closed: a success, one with an action, and an error. */
export const SeveralToasts: Story = {
  tags: ['modes'],
  args: { queue: severalToasts },
};

export const Tones: Story = {
  render: (args) => (
    <>
      <Inline gap={2}>
        {toastTones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onPress={() => toasts.add({ tone, title: `Tone: ${tone}`, description: 'It closes after five seconds.' })}
          >
            {tone}
          </Button>
        ))}
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
};

/** Toasts do not cover the buttons of an open drawer. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: (args) => (
    <>
      <DialogTrigger>
        <Button variant="secondary">Filters</Button>
        <Drawer
          title="Filters"
          footer={<Button onPress={() => toasts.add({ tone: 'success', title: 'Search saved' })}>Save search</Button>}
        >
          <Text>Choose what matters to you.</Text>
        </Drawer>
      </DialogTrigger>
      <ToastRegion {...args} />
    </>
  ),
};
